import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'

/** A block in few words. */
export type HeadRow = {
  height: bigint
  hash: Buffer
  timeMs: bigint
  /** Consensus address of the proposer, 20 bytes; operator and moniker where they are known. */
  proposer: Buffer
  operator: Buffer | undefined
  moniker: string
  txs: number
  failed: number
  gasWanted: bigint
  gasUsed: bigint
  txsByKind: number[]
  gasByKind: bigint[]
}

const heads = `select b.height, b.hash, ${milliseconds('b.time')} as time_ms, b.proposer, v.operator,
    coalesce(v.moniker, '') as moniker, b.n_txs, b.n_failed, b.gas_wanted, b.gas_used, b.txs_by_kind, b.gas_by_kind
  from blocks as b left join validators as v on v.consensus = b.proposer`

/** The newest blocks between two heights, both left out, newest first. */
export async function listHeads(
  pool: Pool,
  { above, below, limit }: { above: bigint; below: bigint; limit: number },
): Promise<HeadRow[]> {
  const { rows } = await pool.query<HeadColumns>({
    name: 'heads',
    // The primary key of blocks, read backwards; validators by its unique index on consensus. Heights have no gaps, so
    // both ends of the page are known beforehand, and only the partitions that hold it are opened.
    text: `${heads}
      where b.height < least($2, (select head + 1 from chain_state))
        and b.height >= greatest($1 + 1, least($2, (select head + 1 from chain_state)) - $3)
      order by b.height desc`,
    values: [above, below, limit],
  })
  return rows.map(toHeadRow)
}

/** The newest blocks that somebody proposed below a height, newest first. */
export async function listHeadsOf(
  pool: Pool,
  proposer: Uint8Array,
  { below, limit }: { below: bigint; limit: number },
): Promise<HeadRow[]> {
  const { rows } = await pool.query<HeadColumns>({
    name: 'heads_of_proposer',
    // The index on the proposer, partition by partition, the newest first.
    text: `${heads} where b.proposer = $1 and b.height < $2 order by b.height desc limit $3`,
    values: [proposer, below, limit],
  })
  return rows.map(toHeadRow)
}

type HeadColumns = {
  height: string
  hash: Buffer
  time_ms: string
  proposer: Buffer
  operator: Buffer | null
  moniker: string
  n_txs: number
  n_failed: number
  gas_wanted: string
  gas_used: string
  txs_by_kind: number[]
  gas_by_kind: string[]
}

function toHeadRow(row: HeadColumns): HeadRow {
  return {
    height: BigInt(row.height),
    hash: row.hash,
    timeMs: BigInt(row.time_ms),
    proposer: row.proposer,
    operator: row.operator ?? undefined,
    moniker: row.moniker,
    txs: row.n_txs,
    failed: row.n_failed,
    gasWanted: BigInt(row.gas_wanted),
    gasUsed: BigInt(row.gas_used),
    txsByKind: row.txs_by_kind,
    gasByKind: row.gas_by_kind.map(BigInt),
  }
}
