import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countNodeTests, countPlaywright, countVitest } from './totals.ts'

test('a cancelled test is a failed one', () => {
  const words = 'ℹ tests 9\nℹ suites 0\nℹ pass 5\nℹ fail 1\nℹ cancelled 2\nℹ skipped 1\nℹ todo 0\n'
  assert.deepEqual(countNodeTests(words), { passed: 5, failed: 3, skipped: 1 })
})

test('a browser test that passes on its second try has failed', () => {
  const report = JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } })
  assert.deepEqual(countPlaywright(report), { passed: 3, failed: 1, skipped: 0 })
})

test('a report that was never written counts nothing', () => {
  assert.deepEqual(countVitest(''), { passed: 0, failed: 0, skipped: 0 })
})
