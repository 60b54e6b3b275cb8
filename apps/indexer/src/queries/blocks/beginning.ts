import type { Pool } from 'pg'

/** The first block of the chain, where the index has it: what no block tells of was nothing before it, or is told below. */
export async function findBeginning(pool: Pool): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ height: string }>({
    name: 'beginning',
    // The only row of chain_state, and one by the primary key of blocks.
    text: `select height from blocks where height = (select base from chain_state) and parent_hash = ''`,
  })
  return rows[0] && BigInt(rows[0].height)
}
