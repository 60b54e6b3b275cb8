import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { MsgWithdrawValidatorCommission } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { createEvent } from '#src/decode/chain-event.ts'
import { findMessage } from './find-message.ts'

type Message = { typeUrl: string; value: Uint8Array }

const commissionOf = (validatorAddress: string): Message => ({
  typeUrl: `/${MsgWithdrawValidatorCommission.typeName}`,
  value: MsgWithdrawValidatorCommission.toBinary({ validatorAddress }),
})
const execute = (...msgs: Message[]): Message => ({
  typeUrl: `/${MsgExec.typeName}`,
  value: MsgExec.toBinary({ grantee: '', msgs }),
})
const other: Message = { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: new Uint8Array() }

/** @param places in executions, the innermost first */
function find(messages: Message[], ...places: number[]): string {
  const attributes = [
    ...places.map((place) => ({ key: 'authz_msg_index', value: String(place), index: true })),
    { key: 'msg_index', value: '0', index: true },
  ]
  const event = createEvent({ type: 'withdraw_commission', attributes }, { tx: 0, ordinal: 0 })
  const raw = Buffer.from(
    TxRaw.toBinary(TxRaw.create({ bodyBytes: TxBody.toBinary(TxBody.create({ messages })) })),
  )
  const tx = { index: 0, sequence: 0n, hash: Buffer.alloc(0), raw, signer: undefined, gasBefore: 0n }
  return findMessage(MsgWithdrawValidatorCommission, event, tx).validatorAddress
}

test('the message of an event is found by its place in a transaction and in an execution', () => {
  assert.equal(find([commissionOf('a'), commissionOf('b')]), 'a')
  assert.equal(find([execute(commissionOf('a'))], 0), 'a')
  assert.equal(find([execute(other, commissionOf('a'), commissionOf('b'))], 2), 'b')
  assert.throws(() => find([other]))
  assert.throws(() => find([execute(commissionOf('a'), other)], 1))
})

test('of executions inside of one another every message is found', () => {
  const inner = execute(commissionOf('a'), commissionOf('b'))
  assert.equal(find([execute(other, inner)], 0, 1), 'a')
  assert.equal(find([execute(other, inner)], 1, 1), 'b')
  assert.equal(find([execute(inner, commissionOf('c'))], 1), 'c')
  assert.throws(() => find([execute(other, inner)], 0, 0))
})

test('what a contract executes for others is no message of the transaction', () => {
  assert.throws(() => find([other], 0))
})
