import type { Pool } from 'pg'
import { signerBytes } from '#src/handlers/slashing/history.ts'

/** Blocks that a validator voted on or should have voted on. */
export type Uptime = { signed: bigint; missed: bigint }

/**
 * How a validator voted on the blocks of a window; what the index doesn't hold counts as neither.
 *
 * @param consensus 20 bytes
 * @param from the first block voted on
 * @param to the last
 */
export async function findUptime(
  pool: Pool,
  consensus: Buffer,
  { from, to }: { from: bigint; to: bigint },
): Promise<Uptime> {
  const { rows } = await pool.query<{ signed: string; missed: string }>({
    name: 'uptime',
    // The primary key: a row for each block of the window. The votes on a block stand in the next.
    text: `select count(*) filter (where position($1::bytea in signed) > 0) as signed,
        count(*) filter (where position($1::bytea in missed) > 0) as missed
      from signatures where height between $2 and $3`,
    values: [consensus.subarray(0, signerBytes), from + 1n, to + 1n],
  })
  const [row] = rows
  return { signed: BigInt(row?.signed ?? 0), missed: BigInt(row?.missed ?? 0) }
}

/** The last blocks that a validator missed, the newest first. */
export async function listMissed(
  pool: Pool,
  consensus: Buffer,
  { before, after, limit }: { before: bigint; after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await pool.query<{ height: string }>({
    name: 'missed_of_validator',
    text: `select height - 1 as height from signatures
      where height <= $2 and height > $3 + 1 and position($1::bytea in missed) > 0
      order by height desc limit $4`, // the primary key, read backwards
    values: [consensus.subarray(0, signerBytes), before, after, limit],
  })
  return rows.map(({ height }) => BigInt(height))
}

export type Vote = { height: bigint; status: 'proposed' | 'signed' | 'missed' }

/** What a validator did with the last blocks that were voted on, the newest first; blocks without a duty are left out. */
export async function listVotes(pool: Pool, consensus: Buffer, limit: number): Promise<Vote[]> {
  const { rows } = await pool.query<{ height: string; status: Vote['status'] }>({
    name: 'votes_of_validator',
    // The last rows by the primary key, and each one's block by that of blocks: the votes on a block stand in the next.
    text: `select b.height, case when b.proposer = $1 then 'proposed' when position($2::bytea in s.signed) > 0 then 'signed'
          when position($2::bytea in s.missed) > 0 then 'missed' end as status
      from (select * from signatures where height > (select head from chain_state) - $3
        order by height desc limit $3) as s
      join blocks as b on b.height = s.height - 1
      where b.proposer = $1 or position($2::bytea in s.signed) > 0 or position($2::bytea in s.missed) > 0
      order by b.height desc`,
    values: [consensus, consensus.subarray(0, signerBytes), limit],
  })
  return rows.map(({ height, status }) => ({ height: BigInt(height), status }))
}
