import type { Client } from 'pg'
import { unavailable } from '@injsight/errors'
import { lockPosition } from './lock-position.ts'
import { dropFrames } from './drop-frames.ts'
import { dropPartitions, partitionBlocks, startOf } from './partitions.ts'
import { inTransaction } from './transaction.ts'

/** A reader of these tables is waited for so long, and everybody else with it; then another time is as good. */
const patienceMs = 1000

/**
 * Drops the oldest partition when all its blocks are older than a moment, and frames of order books that only it
 * needed. The index begins after it from then on; state, counters and roll-ups stay.
 *
 * @param since microseconds since 1970
 * @returns where the index begins now; undefined when nothing was dropped
 */
export async function dropOlder(client: Client, since: bigint): Promise<bigint | undefined> {
  const { rows } = await client.query<{ base: string; head: string }>({
    name: 'read_ends',
    text: 'select base, head from chain_state', // its only row
  })
  const [row] = rows
  if (row === undefined) return undefined
  const [base, head] = [BigInt(row.base), BigInt(row.head)]
  const start = startOf(base)
  const next = start + partitionBlocks
  if (head < next || !(await isOlder(client, next - 1n, since))) return undefined
  const counted = await countBelow(client, next)
  await inTransaction(client, async () => {
    await client.query(`set local lock_timeout = ${patienceMs}`)
    const now = await lockPosition(client)
    if (now.base !== base)
      throw unavailable('index.moved', `The index begins at ${now.base}, not at ${base} any more`)
    await dropPartitions(client, start)
    await dropFrames(client, next)
    await client.query({
      name: 'write_dropped',
      text: `update chain_state set base = $1, dropped_txs = dropped_txs + $2, dropped_failed = dropped_failed + $3`,
      values: [next, counted.txs, counted.failed],
    })
  })
  return next
}

async function isOlder(client: Client, height: bigint, since: bigint): Promise<boolean> {
  const { rows } = await client.query<{ older: boolean }>({
    name: 'is_older',
    text: `select time < timestamptz 'epoch' + $2::int8 * interval '1 us' as older from blocks where height = $1`, // primary key
    values: [height, since],
  })
  return rows[0]?.older === true
}

async function countBelow(client: Client, height: bigint): Promise<{ txs: string; failed: string }> {
  const { rows } = await client.query<{ txs: string; failed: string }>({
    name: 'count_below',
    // One partition, read whole, once in its life.
    text: `select coalesce(sum(n_txs), 0) as txs, coalesce(sum(n_failed), 0) as failed from blocks where height < $1`,
    values: [height],
  })
  return rows[0] ?? { txs: '0', failed: '0' }
}
