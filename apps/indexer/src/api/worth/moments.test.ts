import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseMoments } from './moments.ts'

const day = 86_400_000
const noon = Date.UTC(2026, 1, 1, 12)

test('[ACCT-01] a line of worth has the ends of 29 days and now', () => {
  const { stepSeconds, times } = chooseMoments(0, noon)
  assert.equal(stepSeconds, 86_400)
  assert.deepEqual([times.length, times.at(-1), times.at(-2)], [30, noon, Date.UTC(2026, 1, 1)])
  assert.ok(times.slice(0, -1).every((time, at) => time === Date.UTC(2026, 0, 4) + at * day))
})

test('[ACCT-01] where less is known its steps are shorter, and none is before the index begins', () => {
  for (const known of [1, 5_000, 90_000, 3_600_000, day, 10 * day, 28 * day, 400 * day]) {
    const { stepSeconds, times } = chooseMoments(noon - known, noon)
    assert.ok(times.length <= 30 && times.at(-1) === noon)
    assert.ok(times.every((time, at) => time > noon - known && (at === 0 || time > (times[at - 1] ?? 0))))
    assert.ok(times.slice(0, -1).every((time) => time % (stepSeconds * 1000) === 0))
    // No shorter step would do.
    assert.ok(stepSeconds === 60 || times.length > 8)
  }
})
