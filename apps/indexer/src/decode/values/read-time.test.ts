import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNanoseconds } from './read-time.ts'

test('a time is read to the nanosecond, with or without a fraction', () => {
  assert.equal(readNanoseconds('1970-01-01T00:00:01Z'), 1_000_000_000n)
  assert.equal(readNanoseconds('1970-01-01T00:00:00.5Z'), 500_000_000n)
  assert.equal(readNanoseconds('2026-11-21T03:18:44.689856027Z') % 1_000_000_000n, 689_856_027n)
})

test('what is no time is the fault of the node', () => {
  for (const text of ['', 'yesterday', '2026-13-01T00:00:00Z', '2026-01-01T00:00:00+01:00']) {
    assert.throws(() => readNanoseconds(text), { kind: 'bad-chain-data' })
  }
})
