import type { Pool } from 'pg'
import { hashKey } from '#src/decode/values/keys.ts'

/** The sequence of a transaction by its hash in the EVM. */
export async function findSequenceOfEvmHash(pool: Pool, hash: Buffer): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ seq: string }>({
    name: 'sequence_of_evm_hash',
    // Index evm_transactions_h8. One that failed may have been sent again: the one that worked counts.
    text: `select seq from evm_transactions where h8 = $1 and hash = $2
      order by (select code from txs where tx_seq = seq) = 0 desc, seq desc limit 1`,
    values: [hashKey(hash), hash],
  })
  return rows[0] && BigInt(rows[0].seq)
}

/** The sequence of the newest transaction of the EVM that ran through. */
export async function findNewestSequence(pool: Pool): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ seq: string }>({
    name: 'newest_of_evm',
    // The primary key, read backwards.
    text: `select seq from evm_transactions where (select code from txs where tx_seq = seq) = 0
      order by seq desc limit 1`,
  })
  return rows[0] && BigInt(rows[0].seq)
}
