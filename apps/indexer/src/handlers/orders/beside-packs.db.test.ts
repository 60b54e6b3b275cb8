import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestTables, forEachRecording } from '@injsight/testing'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'

const migrations = join(import.meta.dirname, '../../database/migrations')
const made = [
  { by: ['2026-11-23-order-counts.sql'], tables: ['order_counts', 'trade_cids'] },
  { by: ['2026-11-24-order-hashes.sql', '2026-11-29-refused-order-hashes.sql'], tables: ['order_hashes'] },
  { by: ['2026-11-24-prices-by-the-minute.sql'], tables: ['oracle_prices_1m'] },
]

await forEachRecording((recording, test) => {
  test('an index that is there already is given the rows that a new one has beside its packs and prices', async () => {
    const { pool } = await copyOfIndexedRecording(recording)
    const before = await digestTables(pool)
    for (const { by, tables } of made) {
      for (const table of tables) assert.doesNotMatch(before[table] ?? '', /^0 rows/, table)
      await pool.query(`drop table ${tables.join(', ')}`)
      for (const migration of by) await pool.query(await readFile(join(migrations, migration), 'utf8'))
    }
    assert.deepEqual(await digestTables(pool), before)
  })
})
