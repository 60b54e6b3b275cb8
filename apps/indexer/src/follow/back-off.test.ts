import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBackOff } from './back-off.ts'

test('pauses grow to ten seconds, and begin anew after a success', () => {
  const backOff = createBackOff()
  const pauses = Array.from({ length: 8 }, () => backOff.next())
  assert.deepEqual(pauses, [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000])
  backOff.reset()
  assert.equal(backOff.next(), 250)
})
