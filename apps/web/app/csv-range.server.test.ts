// @vitest-environment node
import assert from 'node:assert/strict'
import { test } from 'vitest'
import { proposeTimes, readTimeRange } from './csv-range.server.ts'

test('[DATA-03] a range of time holds both of its minutes, and may have no end', () => {
  const read = (query: string) => readTimeRange(new URLSearchParams(query))
  const [from, to] = [Date.UTC(2026, 10, 22, 16, 19), Date.UTC(2026, 10, 22, 16, 20)]
  assert.deepEqual(read('from=2026-11-22T16:19&to=2026-11-22T16:19'), {
    from: BigInt(from),
    to: BigInt(to - 1),
  })
  assert.deepEqual(read('to='), { from: 0n, to: 0n })
  assert.throws(() => read('from=yesterday'), { kind: 'invalid-input', code: 'range.from' })
})

test('[DATA-03] a week up to the newest line is proposed', () => {
  const { from, to } = proposeTimes(Date.UTC(2026, 10, 22, 16, 19, 59), 'en')
  assert.deepEqual([from, to], ['2026-11-15T16:19', '2026-11-22T16:19'])
})
