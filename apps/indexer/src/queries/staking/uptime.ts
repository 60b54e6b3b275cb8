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
