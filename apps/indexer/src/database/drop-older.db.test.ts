import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digestTables } from '@injsight/testing'
import { beginMade, makeBlock } from '../../test/made/made-chain.ts'
import { dropOlder } from './drop-older.ts'
import type { IndexedBlock } from './write/indexed-block.ts'
import { partitionBlocks } from './partitions.ts'
import { createBlockWriter } from './write/write-blocks.ts'
import { writeOlder } from './write/write-older.ts'

const border = partitionBlocks
const [base, head] = [border - 3n, border + 2n]
// A second apart, the height being the second of the year.
const timeOf = (height: bigint) => (BigInt(Date.UTC(2026, 0, 1)) + height * 1000n) * 1000n

test('a partition is dropped once all its blocks are older, and only history goes', async () => {
  const { client, pool } = await prepare()
  const before = await digestTables(pool)
  assert.equal(await dropOlder(client, timeOf(border - 1n)), undefined, 'its last block is as young as that')
  assert.deepEqual(await digestTables(pool), before)
  assert.equal(await dropOlder(client, timeOf(border)), border)
  const { rows } = await pool.query(
    'select base, head, counted_from, txs, failed, dropped_txs, dropped_failed from chain_state',
  )
  assert.deepEqual(rows, [
    {
      base: String(border),
      head: String(head),
      counted_from: String(base),
      txs: '12',
      failed: '6',
      dropped_txs: '6',
      dropped_failed: '3',
    },
  ])
  assert.equal((await pool.query('select from blocks')).rowCount, 3)
  assert.equal((await pool.query('select from txs')).rowCount, 6)
  const after = await digestTables(pool)
  for (const kept of [
    'stats_1m',
    'message_types',
    'event_types',
    'validator_blocks',
    'balances',
    'addresses',
  ]) {
    assert.equal(after[kept], before[kept], kept)
  }
})

test('the partition of the head stays, however old it is', async () => {
  const { client } = await prepare()
  assert.equal(await dropOlder(client, timeOf(head + 1000n)), border)
  assert.equal(await dropOlder(client, timeOf(head + 1000n)), undefined)
})

test('what was dropped and is filled in again is not counted twice', async () => {
  const { client, pool } = await prepare()
  const before = await digestTables(pool)
  await dropOlder(client, timeOf(border))
  await writeOlder(client, {
    blocks: blocksOf(base + 1n, border - 1n),
    votes: { present: ['AA'.repeat(20)], absent: [] },
  })
  await writeOlder(client, { blocks: blocksOf(base, base), votes: { present: [], absent: [] } })
  assert.deepEqual(await digestTables(pool), before)
})

async function prepare() {
  const { client, pool } = await beginMade(base)
  await createBlockWriter(client)(blocksOf(base, head))
  return { client, pool }
}

/** Two transactions a block, one of which failed. */
function blocksOf(from: bigint, to: bigint): IndexedBlock[] {
  return Array.from({ length: Number(to - from) + 1 }, (_, at) => {
    const height = from + BigInt(at)
    return makeBlock(height, { txs: [{}, { code: 5 }] })
  })
}
