import assert from 'node:assert/strict'
import { digestTables, forEachRecording } from '@injsight/testing'
import { copyOfIndexedRecording, indexedRecording } from '../../../test/indexed-recording.ts'
import { countTransactionsOf } from '#src/queries/transactions/transactions.ts'
import { migrate } from '../migrate.ts'

await forEachRecording((recording, test) => {
  test('of every account all transactions are counted', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ account: string; n: string }>(
      'select account, count(*) as n from account_txs group by account',
    )
    assert.ok(rows.length > 40, `${rows.length} accounts`)
    for (const { account, n } of rows) {
      assert.equal(await countTransactionsOf(pool, BigInt(account)), BigInt(n), account)
    }
    assert.equal(await countTransactionsOf(pool, 1n), 0n)
  })

  test('an index that was made before they were counted has them too', async () => {
    const { url, pool } = await copyOfIndexedRecording(recording)
    const expected = await digestTables(pool, ['migrations'])
    await pool.query('drop table transaction_counts')
    await pool.query(`delete from migrations where name like '%transaction-counts%'`)
    await migrate(url)
    assert.deepEqual(await digestTables(pool, ['migrations']), expected)
  })
})
