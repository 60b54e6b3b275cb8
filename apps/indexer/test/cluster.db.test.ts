import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Pool } from 'pg'
import {
  createTestDatabase,
  digestTables,
  forEachRecording,
  olderRecording,
  startTestCluster,
  withoutCitus,
  type TestCluster,
  type TestDatabase,
} from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { distribute } from '#src/database/distribute.ts'
import { dropOlder } from '#src/database/drop-older.ts'
import { migrate } from '#src/database/migrate.ts'
import { openWriter } from '#src/database/open-writer.ts'
import { partitionBlocks } from '#src/database/partitions.ts'
import { beginIndex } from '#src/database/write/begin-index.ts'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import { listPaymentsOf } from '#src/queries/exchange/accounts/funding-payments.ts'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import { findOpenings, listOpenPositions } from '#src/queries/exchange/open-positions.ts'
import { listSequences, type TransactionFilter } from '#src/queries/transactions/transactions.ts'
import { makeBlock } from './made/made-chain.ts'
import { indexAll, indexedRecording } from './indexed-recording.ts'
import { migrateAsOf } from './migrate-as-of.ts'

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
    const positions = await beginningsOfPositions(single.pool)
    assert.deepEqual(await beginningsOfPositions(database.pool), positions)
    assert.ok(positions.openings.some(({ first }) => first !== undefined))
    assert.ok(positions.payments.some((paid) => paid.length > 0))
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

test(
  'an older index that is spread over workers is brought forward as one on a single server is',
  { skip: withoutCitus },
  async () => {
    const { createDatabase } = await startCluster()
    const [ofCluster, single] = [await createDatabase(), await createTestDatabase()]
    const full = await indexedRecording(olderRecording)
    for (const { url, pool } of [ofCluster, single]) {
      await migrateAsOf(pool, '2026-11-22')
      const client = await connect(url, 'test')
      await distribute(client) // where there is a cluster
      await client.end()
      for (const table of countedLater) await copyTable(full.pool, pool, table)
      await migrate(url)
    }
    const [found, wanted] = await Promise.all(
      [ofCluster, single].map(({ pool }) => digestTables(pool, ['migrations'])),
    )
    assert.deepEqual(found, wanted)
    // Rolled up from what was there: what an index has that was written by this version.
    const written = await digestTables(full.pool)
    for (const table of ['transaction_counts', 'order_counts', 'order_hashes', 'trade_cids'])
      assert.equal(found?.[table], written[table], table)
  },
)

/** Tables of which later migrations make others, some of them with the workers. */
const countedLater = ['account_txs', 'order_packs', 'trade_packs']

async function copyTable(from: Pool, to: Pool, table: string): Promise<void> {
  await to.query(`create table ${table}_0 partition of ${table} for values from (0) to (${1n << 36n})`)
  const { rows } = await from.query<Record<string, unknown>>(`select * from ${table}`)
  for (const row of rows) {
    const names = Object.keys(row)
    await to.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
  }
}

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

/** How open positions began, and what some of them received of funding: of both, accounts are asked about block by block. */
async function beginningsOfPositions(pool: Pool) {
  const markets = (await listMarkets(pool, {})).map(({ key }) => key)
  const to = (1n << 47n) - 1n
  const search = { markets, range: undefined, isLong: undefined, from: 0n, to }
  const found = await listOpenPositions(pool, search, { skip: 0, limit: 1000 })
  const openings = await findOpenings(pool, found)
  const payments = await Promise.all(
    found.slice(0, 20).map(({ subaccount }) => listPaymentsOf(pool, subaccount, { markets, to, limit: 100 })),
  )
  return { openings: [...openings.values()], payments }
}
