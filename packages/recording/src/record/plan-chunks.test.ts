import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planChunks } from './plan-chunks.ts'

const names = (from: bigint, to: bigint) => planChunks(from, to).map(({ name }) => name)

test('a height is always in the file of its hundred', () => {
  assert.deepEqual(names(1n, 100n), ['000001-000100.jsonl.gz'])
  assert.deepEqual(names(1n, 101n), ['000001-000100.jsonl.gz', '000101-000101.jsonl.gz'])
  assert.deepEqual(names(42n, 120n), ['000042-000100.jsonl.gz', '000101-000120.jsonl.gz'])
  assert.deepEqual(names(7n, 7n), ['000007-000007.jsonl.gz'])
  assert.deepEqual(names(100_000_050n, 100_000_101n), [
    '100000050-100000100.jsonl.gz',
    '100000101-100000101.jsonl.gz',
  ])
})
