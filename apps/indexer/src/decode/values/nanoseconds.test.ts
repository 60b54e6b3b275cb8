import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNanoseconds, fromNanoseconds, readDuration, toNanoseconds } from './nanoseconds.ts'

test('moments become nanoseconds and moments again, also before 1970 and in a far future', () => {
  for (const moment of [
    { seconds: 0n, nanos: 0 },
    { seconds: 1n, nanos: 999_999_999 },
    { seconds: -62_135_596_800n, nanos: 1 },
    { seconds: 253_402_300_799n, nanos: 5 },
  ]) {
    assert.deepEqual(fromNanoseconds(toNanoseconds(moment)), moment)
  }
  assert.equal(findNanoseconds(undefined), null)
})

test('durations are read as JSON writes them', () => {
  assert.equal(readDuration('30s'), 30_000_000_000n)
  assert.equal(readDuration('1.5s'), 1_500_000_000n)
  for (const text of ['', '30', '-1s', '1m', '1.0000000001s']) {
    assert.throws(() => readDuration(text), { kind: 'bad-chain-data' })
  }
})
