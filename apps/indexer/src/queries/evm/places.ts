import type { Pool } from 'pg'

/** Where a transaction of the EVM stands that ran through. */
export type RunPlace = {
  /** keccak256 of what was signed. */
  hash: Buffer
  blockHash: Buffer
  /** Among those of its block that ran through, as the chain writes it into logs: those that failed don't count. */
  index: number
}

/** Where some transactions stand, by their sequences; one look-up by primary key in three tables for each. */
export async function listRunPlaces(pool: Pool, sequences: bigint[]): Promise<Map<bigint, RunPlace>> {
  const { rows } = await pool.query<{ seq: string; hash: Buffer; block_hash: Buffer; index: number }>({
    name: 'run_places',
    text: `select wanted.seq, evm.hash, block.hash as block_hash, before.index
      from unnest($1::int8[]) as wanted (seq)
      cross join lateral (
        select hash from evm_transactions where seq = wanted.seq order by place limit 1
      ) as evm
      cross join lateral (select hash from blocks where height = wanted.seq >> 16 limit 1) as block
      cross join lateral (
        select count(*)::int4 as index from evm_transactions as other
          where other.seq >= (wanted.seq >> 16) << 16 and other.seq < wanted.seq
            and (select code from txs where tx_seq = other.seq) = 0
      ) as before`,
    values: [[...new Set(sequences)]],
  })
  return new Map(
    rows.map(({ seq, hash, block_hash, index }) => [BigInt(seq), { hash, blockHash: block_hash, index }]),
  )
}
