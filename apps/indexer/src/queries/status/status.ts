import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'

export type IndexStatus = {
  chainId: string
  /** First and last height; `head` is `base - 1` while the index is empty. */
  base: bigint
  head: bigint
  /** Milliseconds since 1970; 0 while it is empty. */
  headTimeMs: bigint
}

/** Where the index stands; undefined before it has begun. */
export async function findStatus(pool: Pool): Promise<IndexStatus | undefined> {
  const { rows } = await pool.query<{ chain_id: string; base: string; head: string; time_ms: string | null }>(
    {
      name: 'status',
      // The only row of chain_state, and its block by the primary key.
      text: `select s.chain_id, s.base, s.head,
          (select ${milliseconds('time')} from blocks where height = s.head) as time_ms
        from chain_state as s`,
    },
  )
  const [row] = rows
  if (row === undefined) return undefined
  return {
    chainId: row.chain_id,
    base: BigInt(row.base),
    head: BigInt(row.head),
    headTimeMs: BigInt(row.time_ms ?? 0),
  }
}
