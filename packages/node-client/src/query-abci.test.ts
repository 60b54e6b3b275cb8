import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Fault } from '@injsight/errors'
import { readAbciReply, type AbciResponse } from './query-abci.ts'

const refuse = (response: Partial<AbciResponse>): Fault => {
  try {
    readAbciReply('/a.Query/B', { response: { code: 1, log: '', codespace: 'sdk', ...response } })
  } catch (error) {
    assert.ok(error instanceof Fault)
    return error
  }
  return assert.fail('it was not refused')
}

test('a reply is the bytes of its value, an empty one has none', () => {
  const reply = (value: string | null) => readAbciReply('/a.Query/B', { response: { code: 0, value } })
  assert.deepEqual(reply('CgIQAQ=='), Buffer.from('0a021001', 'hex'))
  assert.equal(reply(null).length, 0)
})

test('a refusal has the status and the words that gRPC would have', () => {
  const log = 'rpc error: code = NotFound desc = account inj1 not found: key not found'
  const fault = refuse({ code: 22, log })
  assert.equal(fault.kind, 'not-found')
  assert.equal(fault.values.grpcStatus, 5)
  assert.equal(fault.message, 'account inj1 not found')
})

test('a refusal without a status has the one of its code', () => {
  assert.equal(refuse({ code: 6, log: 'unknown query path' }).values.grpcStatus, 12)
  assert.equal(refuse({ code: 18, log: 'empty address' }).values.grpcStatus, 3)
  assert.equal(refuse({ code: 5, codespace: 'wasm', log: 'insufficient fee' }).values.grpcStatus, 2)
})

test('an answer without a response is bad chain data', () => {
  assert.throws(() => readAbciReply('/a.Query/B', {}), { kind: 'bad-chain-data' })
  assert.throws(() => readAbciReply('/a.Query/B', null), { kind: 'bad-chain-data' })
})
