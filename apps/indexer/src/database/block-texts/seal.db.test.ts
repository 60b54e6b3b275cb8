import assert from 'node:assert/strict'
import { after } from 'node:test'
import { forEachRecording, digestTables, type Recording } from '@injsight/testing'
import type { Client, Pool } from 'pg'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { connect } from '../connect.ts'
import { dropPartitions, partitionBlocks } from '../partitions.ts'
import { listTexts, type BlockTexts } from './list-texts.ts'
import { sealOldest, sealStep } from './seal.ts'

await forEachRecording((recording, test) => {
  test('sealed blocks are what the node said, byte for byte, in less room, and lie nowhere else', async () => {
    const { client, pool } = await copyOfIndex(recording)
    const before = await listAll(pool, recording)
    const sizeOf = async (table: string) => {
      const { rows } = await pool.query<{ bytes: string }>(
        `select coalesce(sum(length(block) + length(results)), 0) as bytes from ${table}`,
      )
      return Number(rows[0]?.bytes)
    }
    const apart = await sizeOf('block_blobs')
    await sealAll(client)
    assert.equal(await sizeOf('block_blobs'), 0)
    const together = await sizeOf('sealed_blobs')
    assert.ok(together < apart * 0.75, `${together} bytes of ${apart}`)
    assert.deepEqual(await listAll(pool, recording), before)
    const { rows } = await pool.query<{ bytes: string }>(`select pg_table_size('block_blobs_0') as bytes`)
    assert.ok(Number(rows[0]?.bytes) < apart / 10, 'its room is given back')
  })

  test('a block is found while its neighbours are sealed, and is filled in beside sealed ones', async () => {
    const { client, pool } = await copyOfIndex(recording)
    const before = await listAll(pool, recording)
    const { rows: later } = await pool.query('delete from block_blobs where height <= 3 returning *')
    await sealStep(client, { from: 4n, end: partitionBlocks })
    assert.deepEqual(await listAll(pool, recording), before.slice(3))
    for (const { height, block, results } of later as Record<string, unknown>[])
      await pool.query('insert into block_blobs values ($1, $2, $3)', [height, block, results])
    assert.deepEqual(await listAll(pool, recording), before)
    await sealAll(client)
    assert.deepEqual(await listAll(pool, recording), before)
  })

  test('what lies in the partition of the head or in the one before it stays as it is', async () => {
    const { client, pool } = await copyOfIndex(recording)
    const before = await digestTables(pool)
    assert.equal(await sealOldest(client), false)
    await pool.query('update chain_state set head = $1', [2n * partitionBlocks - 1n])
    assert.equal(await sealOldest(client), false)
    assert.equal((await digestTables(pool))['block_blobs'], before['block_blobs'])
    await pool.query('update chain_state set head = $1', [2n * partitionBlocks])
    assert.equal(await sealOldest(client), true)
    while (await sealOldest(client));
    assert.equal((await pool.query('select from block_blobs')).rowCount, 0)
    await dropPartitions(client, 0n)
    assert.equal((await pool.query('select from sealed_blobs')).rowCount, 0)
  })
})

async function copyOfIndex(recording: Recording) {
  const { url, pool } = await copyOfIndexedRecording(recording)
  const client = await connect(url, 'test')
  after(() => client.end())
  return { client, pool }
}

async function sealAll(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ height: string | null }>(
      'select min(height) as height from block_blobs',
    )
    const from = rows[0]?.height
    if (from === null || from === undefined) break
    await sealStep(client, { from: BigInt(from), end: partitionBlocks })
  }
  await client.query('vacuum block_blobs_0')
}

/** By height. */
async function listAll(pool: Pool, { to }: Recording): Promise<BlockTexts[]> {
  const heights = Array.from({ length: Number(to) }, (_, at) => BigInt(at) + 1n)
  const texts = await listTexts(pool, heights)
  return texts.toSorted((a, b) => Number(a.height - b.height))
}
