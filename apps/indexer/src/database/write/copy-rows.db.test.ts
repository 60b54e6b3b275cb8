import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { inBatch } from './batch.ts'
import { connect } from '../connect.ts'
import { createCopyRows } from './copy-rows.ts'

test('what is copied is read back, the smallest, the largest and the empty', async () => {
  const { url, pool } = await createTestDatabase()
  await pool.query(
    'create table t (small int2, whole int4, large int8, bytes bytea, wholes int4[], larges int8[])',
  )
  const rows = createCopyRows('t', 'small, whole, large, bytes, wholes, larges')
  const lowest = -(2n ** 63n)
  const bytes = Buffer.alloc(100_000, 7)
  for (const [small, whole, large, content, wholes, larges] of [
    [-32768, -(2 ** 31), lowest, bytes, [1, -1], [lowest, 0n]],
    [32767, 2 ** 31 - 1, -lowest - 1n, Buffer.alloc(0), [], []],
  ] as const) {
    rows.row()
    rows.int2(small)
    rows.int4(whole)
    rows.int8(large)
    rows.bytes(content)
    rows.int4s([...wholes])
    rows.int8s([...larges])
  }
  const client = await connect(url, 'test')
  await inBatch(client, (batch) => batch.copy([rows.finish()]))
  await client.end()
  const read = await pool.query('select * from t order by small')
  const [wholes, larges] = [
    [1, -1],
    [String(lowest), '0'],
  ]
  const whole = -(2 ** 31)
  const empty = Buffer.alloc(0)
  assert.deepEqual(read.rows, [
    { small: -32768, whole, large: String(lowest), bytes, wholes, larges },
    { small: 32767, whole: -whole - 1, large: String(-lowest - 1n), bytes: empty, wholes: [], larges: [] },
  ])
})

test('no rows need no copying', async () => {
  const { url } = await createTestDatabase()
  const client = await connect(url, 'test')
  const rows = createCopyRows('there_is_no_such_table', 'a').finish()
  await inBatch(client, (batch) => batch.copy([rows]))
  await client.end()
})
