import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asFault, assert as assertThat, notFound } from './index.ts'

test('a fault keeps its kind, code, values and cause', () => {
  const cause = new Error('socket closed')
  const fault = notFound('block', 'There is no block 7 yet', { height: 7n }, cause)
  assert.equal(fault.kind, 'not-found')
  assert.equal(fault.code, 'block.not_found')
  assert.deepEqual(fault.values, { height: 7n })
  assert.equal(fault.cause, cause)
})

test('a thrown value that is not a fault becomes a bug, never a not-found', () => {
  assert.equal(asFault(new TypeError('x is undefined')).kind, 'bug')
  assert.equal(asFault('text').message, 'text')
})

test('an assertion that fails is a bug', () => {
  assert.throws(() => assertThat(undefined, 'nothing is there'), { kind: 'bug' })
})
