import type { Pool } from 'pg'
import { signerBytes } from '#src/handlers/slashing/history.ts'

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
