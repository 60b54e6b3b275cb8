import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgWithdrawValidatorCommission } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import { createEvent } from '#src/decode/chain-event.ts'
import type { TxContext } from '../module.ts'
import { findMessage } from './find-message.ts'

const typeUrl = `/${MsgWithdrawValidatorCommission.typeName}`
const commissionOf = (validatorAddress: string) => ({
  typeUrl,
  value: MsgWithdrawValidatorCommission.toBinary({ validatorAddress }),
  index: 0,
})
const other = { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: new Uint8Array(), index: 0 }
const execution = { ...other, typeUrl: '/cosmos.authz.v1beta1.MsgExec' }

function find(messages: TxContext['messages'], ...places: number[]): string {
  const attributes = [
    { key: 'msg_index', value: '0', index: true },
    ...places.map((place) => ({ key: 'authz_msg_index', value: String(place), index: true })),
  ]
  const event = createEvent({ type: 'withdraw_commission', attributes }, { tx: 0, ordinal: 0 })
  const tx = { index: 0, sequence: 0n, hash: Buffer.alloc(0), raw: Buffer.alloc(0), gasBefore: 0n, messages }
  return findMessage(MsgWithdrawValidatorCommission, event, tx).validatorAddress
}

test('the message of an event is found by its place in a transaction and in an execution', () => {
  assert.equal(find([commissionOf('a')]), 'a')
  assert.equal(find([commissionOf('a'), execution], 0), 'a')
  assert.equal(find([other, commissionOf('a'), commissionOf('b'), execution], 2), 'b')
  assert.throws(() => find([other]))
  assert.throws(() => find([commissionOf('a'), other, execution], 1))
})

test('of an execution inside of another only what stands there once is found', () => {
  assert.equal(find([other, commissionOf('a'), execution], 0, 1), 'a')
  assert.throws(() => find([commissionOf('a'), commissionOf('b'), execution], 0, 1))
})
