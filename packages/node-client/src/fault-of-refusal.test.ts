import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultOfRefusal } from './fault-of-refusal.ts'

const refuse = (data: string, code = -32603) =>
  faultOfRefusal('block', { code, message: 'Internal error', data })

test('a height above the head is not found, and the head is told', () => {
  const fault = refuse('height 99999999 must be less than or equal to the current blockchain height 2533')
  assert.equal(fault.code, 'block.not_found')
  assert.deepEqual(fault.values, { height: '99999999', head: '2533' })
})

test('a pruned height is not found, and says where the node begins', () => {
  const fault = refuse('height 5 is not available, lowest height is 100')
  assert.equal(fault.kind, 'not-found')
  assert.equal(fault.code, 'block.pruned')
  assert.equal(fault.values.lowest, '100')
})

test('results that are not stored yet are not found', () => {
  assert.equal(refuse('could not find results for height #7').kind, 'not-found')
  assert.equal(refuse('tx (00) not found').kind, 'not-found')
})

test('wrong parameters are ours, unknown methods are no node’s, everything else passes', () => {
  assert.equal(refuse('error converting http params', -32602).kind, 'invalid-input')
  assert.equal(refuse('', -32601).kind, 'bad-chain-data')
  assert.equal(refuse('context deadline exceeded').kind, 'unavailable')
})

test('a transaction that isn’t fit for a node’s pool is refused in its words, and not sent again', () => {
  for (const words of [
    'broadcast error on transaction validation: gas wanted -1 is negative',
    'broadcast error on transaction validation: gas wanted 200000000 is greater than max gas 150000000',
    'tx already exists in cache',
  ]) {
    const { kind, code, message } = refuse(words)
    assert.deepEqual([kind, code], ['invalid-input', 'tx.unfit'])
    assert.ok(words.endsWith(message.split(': ').at(-1) ?? words))
  }
})

test('a transaction that a node of CometBFT 1 doesn’t take is refused with its code, and not sent again', () => {
  const hash = 'AB'.repeat(32)
  const log = "it's too late\ngot: 1inj: insufficient fee"
  const data = `broadcast error on transaction validation: tx ${hash} is invalid: code=13, data=, log='${log}', codespace='sdk'`
  const fault = faultOfRefusal('broadcast_tx_sync', { code: -32603, message: 'Internal error', data })
  assert.equal(fault.kind, 'invalid-input')
  assert.equal(fault.code, 'tx.refused')
  assert.deepEqual(fault.values, { hash, code: 13, log, codespace: 'sdk' })
})
