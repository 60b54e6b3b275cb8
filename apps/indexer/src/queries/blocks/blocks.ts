import type { Pool } from 'pg'
import { hashKey } from '#src/decode/values/keys.ts'
import { milliseconds } from '../milliseconds.ts'

/** What a list of blocks says about one. */
export type BlockRow = {
  height: bigint
  hash: Buffer
  parentHash: Buffer
  /** Consensus address, 20 bytes. */
  proposer: Buffer
  timeMs: bigint
  txs: number
  /** Commits for its parent that it carries. */
  signatures: number
}

/** Where the index begins and ends, and what it has counted on the way. */
export type Reach = {
  chainId: string
  base: bigint
  head: bigint
  /** Nothing came before `base`: it is the chain's first block. */
  isWhole: boolean
  /** First height that the counts tell of. */
  countedFrom: bigint
  txs: bigint
  failed: bigint
  addresses: bigint
  /** Of the transactions, those in blocks that are no longer kept, below `base`. */
  dropped: { txs: bigint; failed: bigint }
}

const nothing: Reach = {
  chainId: '',
  base: 1n,
  head: 0n,
  isWhole: true,
  countedFrom: 1n,
  txs: 0n,
  failed: 0n,
  addresses: 0n,
  dropped: { txs: 0n, failed: 0n },
}

export async function getReach(pool: Pool): Promise<Reach> {
  const { rows } = await pool.query<Record<ReachColumn, string> & { is_whole: boolean }>({
    name: 'reach',
    // The only row of chain_state, and its first block by the primary key.
    text: `select s.chain_id, s.base, s.head, s.counted_from, s.txs, s.failed, s.addresses, s.dropped_txs, s.dropped_failed,
        coalesce((select length(parent_hash) = 0 from blocks where height = s.base), s.base = 1) as is_whole
      from chain_state as s`,
  })
  const [row] = rows
  if (row === undefined) return nothing
  return {
    chainId: row.chain_id,
    base: BigInt(row.base),
    head: BigInt(row.head),
    isWhole: row.is_whole,
    countedFrom: BigInt(row.counted_from),
    txs: BigInt(row.txs),
    failed: BigInt(row.failed),
    addresses: BigInt(row.addresses),
    dropped: { txs: BigInt(row.dropped_txs), failed: BigInt(row.dropped_failed) },
  }
}

type ReachColumn =
  | 'chain_id'
  | 'base'
  | 'head'
  | 'counted_from'
  | 'txs'
  | 'failed'
  | 'addresses'
  | 'dropped_txs'
  | 'dropped_failed'

/** The newest blocks of a range of heights, both ends included, newest first. */
export async function listBlocks(
  pool: Pool,
  { from, to, limit }: { from: bigint; to: bigint; limit: number },
): Promise<BlockRow[]> {
  const { rows } = await pool.query<BlockColumns>({
    name: 'blocks',
    // The primary key, read backwards, in the partitions of the range.
    text: `select height, hash, parent_hash, proposer, ${milliseconds('time')} as time_ms, n_txs, n_signatures
      from blocks where height between $1 and $2 order by height desc limit $3`,
    values: [from, to, limit],
  })
  return rows.map(toBlockRow)
}

export async function findBlockHash(pool: Pool, height: bigint): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ hash: Buffer }>({
    name: 'hash_of_height',
    text: `select hash from blocks where height = $1`, // the primary key
    values: [height],
  })
  return rows[0]?.hash
}

/** The height of a block by its hash. */
export async function findHeightOfHash(pool: Pool, hash: Buffer): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ height: string }>({
    name: 'height_of_hash',
    text: `select height from blocks where h8 = $1 and hash = $2`, // index blocks_h8
    values: [hashKey(hash), hash],
  })
  return rows[0] && BigInt(rows[0].height)
}

/** The first height that is not older than a moment; undefined when all are older. */
export async function findFirstHeightSince(pool: Pool, timeMs: bigint): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ height: string }>({
    name: 'first_height_since',
    // Index blocks_time. Times grow with heights, so the first in time is the first of all.
    text: `select height from blocks where time >= timestamptz 'epoch' + $1::int8 * interval '1 ms' order by time limit 1`,
    values: [timeMs],
  })
  return rows[0] && BigInt(rows[0].height)
}

/** The last height that is not younger than a moment, to the millisecond; undefined when all are younger. */
export async function findLastHeightUntil(pool: Pool, timeMs: bigint): Promise<bigint | undefined> {
  const [height] = await listLastHeightsUntil(pool, [timeMs])
  return height
}

/** For each of some moments, the last height that is not younger, to the millisecond. */
export async function listLastHeightsUntil(
  pool: Pool,
  moments: readonly bigint[],
): Promise<(bigint | undefined)[]> {
  if (moments.length === 0) return []
  const last = (since: string) =>
    `(select height from blocks where time < m.after ${since} order by time desc limit 1)`
  const { rows } = await pool.query<{ heights: string }>({
    name: 'last_heights_until',
    // Index blocks_time, backwards from each of the moments: first through a few blocks, as a page of the index is otherwise
    // gone through to its beginning, then as far as it takes. In one line, which is read faster than as many rows.
    text: `select string_agg(coalesce(${last("and time > m.after - interval '5 s'")}, ${last('')}, -1)::text, ',' order by m.at) as heights
      from (select timestamptz 'epoch' + (time_ms + 1) * interval '1 ms' as after, at
        from unnest($1::int8[]) with ordinality as given (time_ms, at)) as m`,
    values: [moments],
  })
  return (rows[0]?.heights ?? '').split(',').map((height) => (height === '-1' ? undefined : BigInt(height)))
}

/** When a block was, in milliseconds since 1970; undefined where there is none. */
export async function findBlockTime(pool: Pool, height: bigint): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ time_ms: string }>({
    name: 'block_time',
    text: `select ${milliseconds('time')} as time_ms from blocks where height = $1`, // primary key
    values: [height],
  })
  return rows[0] && BigInt(rows[0].time_ms)
}

type BlockColumns = {
  height: string
  hash: Buffer
  parent_hash: Buffer
  proposer: Buffer
  time_ms: string
  n_txs: number
  n_signatures: number
}

function toBlockRow(row: BlockColumns): BlockRow {
  return {
    height: BigInt(row.height),
    hash: row.hash,
    parentHash: row.parent_hash,
    proposer: row.proposer,
    timeMs: BigInt(row.time_ms),
    txs: row.n_txs,
    signatures: row.n_signatures,
  }
}
