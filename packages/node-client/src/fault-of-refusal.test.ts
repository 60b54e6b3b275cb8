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
