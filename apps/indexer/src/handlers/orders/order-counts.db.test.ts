import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestTables, forEachRecording } from '@injsight/testing'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'

const migration = join(import.meta.dirname, '../../database/migrations/2026-11-23-order-counts.sql')

await forEachRecording((recording, test) => {
  test('an index that is there already is given the counts that a new one has', async () => {
    const { pool } = await copyOfIndexedRecording(recording)
    const before = await digestTables(pool)
    for (const table of ['order_counts', 'trade_cids'])
      assert.doesNotMatch(before[table] ?? '', /^0 rows/, table)
    await pool.query('drop table order_counts, trade_cids')
    await pool.query(await readFile(migration, 'utf8'))
    assert.deepEqual(await digestTables(pool), before)
  })
})
