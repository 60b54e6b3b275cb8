import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordedTransactions } from '../../test/recorded.ts'
import { decodeMessage } from './decode-message.ts'
import { encodeAny, encodeMessage } from './encode-message.ts'
import type { JsonObject } from './json.ts'
import { readAny, type Any } from './any.ts'
import { findMessageType, listMessageTypes } from './message-types.ts'
import { readFields } from './wire.ts'

const messages: Any[] = recordedTransactions().flatMap(({ bytes }) =>
  bytesOf(bytes, 1).flatMap((body) => bytesOf(body, 1).map(readAny)),
)

test('[WALLET-08] every recorded message comes back from its JSON, most of them to the byte', () => {
  let same = 0
  for (const { type, value } of messages) {
    const known = findMessageType(type)
    assert.ok(known, type)
    const json = decodeMessage(known, value)
    const again = encodeMessage(known, json)
    assert.deepEqual(decodeMessage(known, again), json, type)
    if (Buffer.compare(again, value) === 0) same++
  }
  // The others leave out numbers that Go writes as "0", or have their contract's JSON with spaces.
  assert.ok(same > messages.length * 0.9, `${same} of ${messages.length}`)
})

test('a message of every kind with nothing in it comes back, and then stays as it is', () => {
  for (const type of listMessageTypes()) {
    // An amount that is not there reads "0" and is written so.
    const json = decodeMessage(type, encodeMessage(type, decodeMessage(type, new Uint8Array())))
    assert.deepEqual(decodeMessage(type, encodeMessage(type, json)), json, type.typeName)
  }
})

test('messages inside others come back, decimals with fewer digits as well', () => {
  const exec: JsonObject = {
    '@type': '/cosmos.authz.v1beta1.MsgExec',
    grantee: 'inj1a',
    msgs: [
      {
        '@type': '/injective.exchange.v2.MsgIncreasePositionMargin',
        sender: 'inj1b',
        source_subaccount_id: '0x1',
        destination_subaccount_id: '0x2',
        market_id: '0x3',
        amount: '1.5',
      },
    ],
  }
  const { type, value } = encodeAny(exec)
  const known = findMessageType(type)
  assert.ok(known)
  const [inner] = decodeMessage(known, value).msgs as JsonObject[]
  assert.equal(inner?.amount, '1.500000000000000000')
})

test('what does not fit is refused with the field that it is in', () => {
  const send = { '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: 'a', to_address: 'b' }
  const refused: [JsonObject, RegExp][] = [
    [{ ...send, amount: [{ denom: 'inj', amount: '1.5' }] }, /MsgSend\.amount\.amount.*"1\.5" is no whole/],
    [{ ...send, amount: {} }, /MsgSend\.amount can't be read: it is no list/],
    [{ ...send, from_address: 5 }, /from_address can't be read: it is no text/],
    [{ ...send, fromAddress: 'a' }, /it has no field "fromAddress"/],
    [{ '@type': '/made.up.Msg' }, /"\/made\.up\.Msg" is no type of message/],
    [{ from_address: 'a' }, /it has no "@type"/],
    [{ '@type': '/cosmos.gov.v1.MsgVote', option: 'VOTE_OPTION_PERHAPS' }, /it is none of its values/],
    [{ '@type': '/cosmos.gov.v1.MsgVote', proposal_id: '99999999999999999999' }, /MsgVote can't be read/],
  ]
  for (const [json, words] of refused) assert.throws(() => encodeAny(json), words)
})

function bytesOf(message: Uint8Array, number: number): Uint8Array[] {
  return [...readFields(message)]
    .filter((field) => field.number === number)
    .map(({ value }) => value as Uint8Array)
}
