import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Pool } from 'pg'
import {
  createTestDatabase,
  digestTables,
  forEachRecording,
  startTestCluster,
  withoutCitus,
  type TestCluster,
  type TestDatabase,
} from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { dropOlder } from '#src/database/drop-older.ts'
import { migrate } from '#src/database/migrate.ts'
import { openWriter } from '#src/database/open-writer.ts'
import { partitionBlocks } from '#src/database/partitions.ts'
import { beginIndex } from '#src/database/write/begin-index.ts'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import { listSequences, type TransactionFilter } from '#src/queries/transactions/transactions.ts'
import { makeBlock } from './made/made-chain.ts'
import { indexAll, indexedRecording } from './indexed-recording.ts'

let cluster: Promise<TestCluster> | undefined
const startCluster = () => (cluster ??= startTestCluster())
after(async () => (await cluster)?.stop())

await forEachRecording((recording, test) => {
  const title = 'an index on a cluster has, row for row, the tables of one on a single server'
  test(title, { skip: withoutCitus }, async () => {
    const { createDatabase } = await startCluster()
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

test('blocks that are older than is kept are dropped by all members', { skip: withoutCitus }, async () => {
  const { createDatabase } = await startCluster()
  const [ofCluster, single] = [await createDatabase(), await createTestDatabase()]
  const bases = await Promise.all([dropFirstPartition(ofCluster), dropFirstPartition(single)])
  assert.deepEqual(bases, [partitionBlocks, partitionBlocks])
  assert.deepEqual(
    await digestTables(ofCluster.pool, ['migrations']),
    await digestTables(single.pool, ['migrations']),
  )
  const { rows } = await ofCluster.pool.query<{ shard: string }>(
    `select distinct table_name::text as shard from citus_shards where table_name::text ~ '^(block_blobs|account_txs)_0$'`,
  )
  assert.deepEqual(rows, [], 'no worker holds a part of it')
})

/** Writes blocks on both sides of a border of partitions, and drops those before it. */
async function dropFirstPartition({ url }: TestDatabase): Promise<bigint | undefined> {
  await migrate(url)
  const [writer, upkeep] = [await openWriter(url), await connect(url, 'test upkeep')]
  const [base, head] = [partitionBlocks - 3n, partitionBlocks + 2n]
  await beginIndex(writer, { chainId: 'made-1', base, beginning: { genesis: {} } })
  const heights = Array.from({ length: Number(head - base) + 1 }, (_, at) => base + BigInt(at))
  await createBlockWriter(writer)(heights.map((height) => makeBlock(height, { txs: [{}, { code: 5 }] })))
  const dropped = await dropOlder(upkeep, BigInt(Date.UTC(2100, 0, 1)) * 1000n)
  await Promise.all([writer.end(), upkeep.end()])
  return dropped
}

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
