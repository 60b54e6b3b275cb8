import assert from 'node:assert/strict'
import { test } from 'node:test'
import { olderRecording } from '@injsight/testing'
import * as en from './labels/en.ts'
import * as kr from './labels/kr.ts'
import { fieldLabel, messageTitle } from './labels.ts'
import { listRecorded } from './testing/recorded.ts'

test('[TX-03] a message type has a title in the language asked for', () => {
  assert.equal(messageTitle('/cosmos.bank.v1beta1.MsgSend', en), 'Transfer')
  assert.equal(messageTitle('/cosmos.bank.v1beta1.MsgSend', kr), '전송')
})

test('[TX-03] both versions of the exchange share their titles', () => {
  for (const version of ['v1beta1', 'v2']) {
    assert.equal(messageTitle(`/injective.exchange.${version}.MsgDeposit`, en), 'Trading deposit')
  }
})

test('[TX-03] changed parameters are titled alike in every module', () => {
  assert.equal(messageTitle('/injective.oracle.v1beta1.MsgUpdateParams', en), 'Parameter change')
})

test('[TX-04] an authorisation is titled as what it allows', () => {
  const type = '/injective.exchange.v1beta1.CreateSpotLimitOrderAuthz'
  assert.equal(messageTitle(type, en), 'Spot limit order')
})

test('[TX-03] a type without a title is titled by its name', () => {
  assert.equal(messageTitle('/some.chain.v1.MsgBrandNewNFTSale', en), 'Brand New NFT Sale')
  assert.equal(messageTitle('MsgOdd', en), 'Odd')
  assert.equal(messageTitle('', en), '')
  assert.equal(messageTitle('/a.constructor', en), 'constructor')
})

test('[TX-04] every recorded message type has a title of its own', () => {
  const types = new Set(
    [...listRecorded(olderRecording)].flatMap(({ messages }) => messages.map(({ type }) => type)),
  )
  assert.equal(types.size, 140)
  for (const type of types) {
    assert.match(messageTitle(type, kr), /\p{Script=Hangul}/u, type)
  }
})

test('[TX-03] a field is labelled, or named in words', () => {
  assert.equal(fieldLabel('validator_address', en), 'Validator')
  assert.equal(fieldLabel('validator_address', kr), '검증인')
  assert.equal(fieldLabel('child_size', en), 'Child size')
  assert.equal(fieldLabel('burnFromAddress', en), 'Burned from')
  assert.equal(fieldLabel('MinPrefixLengthOfAll', en), 'Min prefix length of all')
})
