import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExplorerTime } from './explorer-time.ts'

test('[NET-02] a time is read of its number, and of the text where an explorer tells no number', () => {
  const text = '2026-11-22 16:31:54.235 +0000 UTC'
  assert.equal(readExplorerTime({ unix: 5n, text }), 5n)
  assert.equal(readExplorerTime({ unix: 0n, text }), BigInt(Date.UTC(2026, 10, 22, 16, 31, 54, 235)))
  assert.equal(readExplorerTime({ unix: 0n, text: 'soon' }), 0n)
})
