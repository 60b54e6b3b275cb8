import type { Pool } from 'pg'

/** By what names a transaction of the EVM is known, and when it was. */
export type EthereumPlace = { hash: Buffer; ethereumHash: Buffer; time: Date; rank: number }

/** Those of the sequences that are of the EVM. */
export async function listEthereumPlaces(
  pool: Pool,
  sequences: bigint[],
): Promise<Map<bigint, EthereumPlace>> {
  if (sequences.length === 0) return new Map()
  const { rows } = await pool.query<EthereumPlace & { seq: string }>({
    name: 'ethereum_places',
    // Primary keys.
    text: `select distinct on (e.seq) e.seq, t.hash, e.hash as "ethereumHash", b.time, e.rank
      from evm_transactions as e join txs as t on t.tx_seq = e.seq join blocks as b on b.height = e.seq >> 16
      where e.seq = any($1::int8[]) order by e.seq, e.place`,
    values: [sequences],
  })
  return new Map(rows.map(({ seq, ...place }) => [BigInt(seq), place]))
}

/** By what names a transaction is known, and when it was; those outside of the EVM have no hash there. */
export type TransactionPlace = Omit<EthereumPlace, 'ethereumHash' | 'rank'> & { ethereumHash: Buffer | null }

export async function listTransactionPlaces(
  pool: Pool,
  sequences: bigint[],
): Promise<Map<bigint, TransactionPlace>> {
  if (sequences.length === 0) return new Map()
  const { rows } = await pool.query<TransactionPlace & { seq: string }>({
    name: 'transaction_places',
    // Primary keys.
    text: `select tx_seq as seq, hash, (select time from blocks where height = tx_seq >> 16) as time,
        (select hash from evm_transactions where seq = tx_seq order by place limit 1) as "ethereumHash"
      from txs where tx_seq = any($1::int8[])`,
    values: [sequences],
  })
  return new Map(rows.map(({ seq, ...place }) => [BigInt(seq), place]))
}
