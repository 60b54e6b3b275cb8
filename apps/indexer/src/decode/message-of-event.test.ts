import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgExecCompat } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { execCompatType } from '@injsight/chain'
import { createEvent } from './chain-event.ts'
import { messageOfEvent } from './message-of-event.ts'

test('a transaction is read once for all of its events', (t) => {
  const { mock } = t.mock.method(TxBody, 'fromBinary')
  const messages = Array.from({ length: 3 }, (_, at) => ({ typeUrl: `/${at}`, value: new Uint8Array() }))
  const bodyBytes = TxBody.toBinary(TxBody.create({ messages }))
  const raw = Buffer.from(TxRaw.toBinary(TxRaw.create({ bodyBytes })))
  const typeOf = (message: number) => {
    const attributes = [{ key: 'msg_index', value: String(message), index: true }]
    return messageOfEvent(createEvent({ type: 'transfer', attributes }, { tx: 0, ordinal: 0 }), raw)?.typeUrl
  }
  assert.deepEqual([0, 1, 2, 0].map(typeOf), ['/0', '/1', '/2', '/0'])
  assert.equal(mock.callCount(), 1)
})

test('an execution whose messages are written as JSON is read once for all of its events', (t) => {
  const { mock } = t.mock.method(MsgExecCompat, 'fromBinary')
  const msgs = ['1', '2'].map((proposal) =>
    JSON.stringify({ '@type': '/cosmos.gov.v1.MsgVote', proposal_id: proposal, voter: '', option: 1 }),
  )
  const value = MsgExecCompat.toBinary({ grantee: '', msgs })
  const bodyBytes = TxBody.toBinary(TxBody.create({ messages: [{ typeUrl: execCompatType, value }] }))
  const raw = Buffer.from(TxRaw.toBinary(TxRaw.create({ bodyBytes })))
  const typeOf = (inner: number) => {
    const attributes = [
      { key: 'authz_msg_index', value: String(inner), index: true },
      { key: 'msg_index', value: '0', index: true },
    ]
    return messageOfEvent(createEvent({ type: 'transfer', attributes }, { tx: 0, ordinal: 0 }), raw)?.typeUrl
  }
  const vote = '/cosmos.gov.v1.MsgVote'
  assert.deepEqual([0, 1, 2, 0].map(typeOf), [vote, vote, undefined, vote])
  assert.equal(mock.callCount(), 1)
})
