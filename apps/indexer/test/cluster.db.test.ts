import assert from 'node:assert/strict'
import { after } from 'node:test'
import type { Pool } from 'pg'
import {
  digestTables,
  forEachRecording,
  startTestCluster,
  withoutCitus,
  type TestCluster,
} from '@injsight/testing'
import { listSequences, type TransactionFilter } from '#src/queries/transactions/transactions.ts'
import { indexAll, indexedRecording } from './indexed-recording.ts'

let cluster: Promise<TestCluster> | undefined
after(async () => (await cluster)?.stop())

await forEachRecording((recording, test) => {
  const title = 'an index on a cluster has, row for row, the tables of one on a single server'
  test(title, { skip: withoutCitus }, async () => {
    cluster ??= startTestCluster()
    const { createDatabase } = await cluster
    const database = await createDatabase()
    await indexAll(database.url, recording)
    const { rows } = await database.pool.query<{ places: string }>(
      'select count(distinct nodeport) as places from citus_shards',
    )
    assert.equal(rows[0]?.places, '2', 'both workers hold a part')
    const single = await indexedRecording(recording)
    assert.deepEqual(
      await digestTables(database.pool, ['migrations']),
      await digestTables(single.pool, ['migrations']),
    )
    assert.deepEqual(await listsOfBusiest(database.pool), await listsOfBusiest(single.pool))
  })
})

/** Filtered lists of the account with most transactions, as far as they go: more than are read at once. */
async function listsOfBusiest(pool: Pool): Promise<bigint[][]> {
  const { rows } = await pool.query<{ account: string; types: number[] }>(
    `select account, (select array_agg(id) from message_types where id % 2 = 0) as types
      from account_txs group by account order by count(*) desc, account limit 1`,
  )
  const { account, types } = rows[0] ?? { account: '0', types: [] }
  const whole = { account: BigInt(account), from: 0n, to: (1n << 63n) - 1n }
  const filters: Partial<TransactionFilter>[] = [
    { types },
    { status: 'failed' },
    { types, status: 'success' },
    {},
  ]
  return Promise.all(
    filters.map((filter) => listSequences(pool, { ...whole, ...filter }, { limit: 1000, skip: 3 })),
  )
}
