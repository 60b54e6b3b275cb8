import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase, digestTables } from '@injsight/testing'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { writePartitions } from './partitions.ts'

const size = 2n ** 20n

test('heights on both sides of a boundary find their partitions, made once', async () => {
  const { url, pool } = await createTestDatabase(migrate)
  const client = await connect(url, 'test')
  await writePartitions(client, size - 2n, size + 1n)
  await writePartitions(client, size - 2n, size + 1n)
  await client.end()
  const heights = [0n, size - 1n, size, 2n * size - 1n]
  for (const height of heights) {
    await pool.query('insert into block_blobs values ($1, $2, $2)', [height, Buffer.alloc(1)])
    await pool.query('insert into message_txs values (1, $1)', [(height << 16n) | 0xffffn])
  }
  const { rows } = await pool.query<{ name: string; n: string }>(
    `select tableoid::regclass::text as name, count(*) as n from message_txs group by 1 order by 1`,
  )
  assert.deepEqual(rows, [
    { name: 'message_txs_0', n: '2' },
    { name: 'message_txs_1', n: '2' },
  ])
  await assert.rejects(
    pool.query('insert into block_blobs values ($1, $2, $2)', [2n * size, Buffer.alloc(1)]),
  )
})

test('a partition has what its table has: keys, indexes and how blobs are stored', async () => {
  const { url, pool } = await createTestDatabase(migrate)
  const client = await connect(url, 'test')
  await writePartitions(client, 0n, 0n)
  await client.end()
  const { rows } = await pool.query<{ parent: string; child: string }>(
    `select (select count(*) from pg_indexes where tablename = 'txs') as parent,
      (select count(*) from pg_indexes where tablename = 'txs_0') as child`,
  )
  assert.equal(rows[0]?.child, rows[0]?.parent)
  const { rows: storage } = await pool.query(
    `select attstorage from pg_attribute where attrelid = 'block_blobs_0'::regclass and attname in ('block', 'results')`,
  )
  assert.deepEqual(storage, [{ attstorage: 'e' }, { attstorage: 'e' }])
  assert.equal(Object.keys(await digestTables(pool)).includes('txs_0'), false)
})
