import type { Pool } from 'pg'
import { accountKey, hashKey } from '#src/decode/values/keys.ts'
import { tokenJoins } from '../evm/tokens.ts'

/** A validator as people search it. */
export type FoundValidator = { operator: Buffer; moniker: string }

/** Validators whose moniker has the text in it, those that begin with it first. */
export async function findValidatorsByMoniker(
  pool: Pool,
  text: string,
  limit: number,
): Promise<FoundValidator[]> {
  const { rows } = await pool.query<FoundValidator>({
    name: 'validators_by_moniker',
    // A few hundred rows, read whole.
    text: `select operator, moniker from validators where position(lower($1) in lower(moniker)) > 0
      order by position(lower($1) in lower(moniker)), moniker limit $2`,
    values: [text, limit],
  })
  return rows
}

/** The validator of an operator or a consensus address. */
export async function findValidator(
  pool: Pool,
  by: 'operator' | 'consensus',
  address: Uint8Array,
): Promise<FoundValidator | undefined> {
  const { rows } = await pool.query<FoundValidator>({
    name: `validator_by_${by}`,
    text: `select operator, moniker from validators where ${by} = $1`, // the primary key, the unique index
    values: [address],
  })
  return rows[0]
}

/** What a contract at an address is called, an empty text where it has no name; undefined where there is no contract. */
export async function findContractName(
  pool: Pool,
  address: { bytes: Uint8Array; text: string },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'contract_name',
    // Primary keys all.
    text: `select label as name from contracts where address = $1
      union all
      select coalesce(tn.name, tm.name, '') from evm_contracts as c
        left join (evm_tokens as t ${tokenJoins}) on t.contract = c.contract
        where c.contract = $2
      limit 1`,
    values: [address.text, accountKey(address.bytes)],
  })
  return rows[0]?.name
}

/** Denoms that are known and have the text in them; the same text first, then the shortest. */
export async function findDenoms(pool: Pool, text: string, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ denom: string }>({
    name: 'denoms_by_text',
    // Read whole: a few thousand rows, on mainnet some ten thousand, 5 ms.
    text: `select denom from denoms where position(lower($1) in lower(denom)) > 0
      order by lower(denom) = lower($1) desc, length(denom), denom limit $2`,
    values: [text, limit],
  })
  return rows.map(({ denom }) => denom)
}

/** What has a hash that begins so: transactions first. */
export async function findHashes(
  pool: Pool,
  prefix: string,
  limit: number,
): Promise<{ kind: 'transaction' | 'block'; hash: Buffer; height: bigint }[]> {
  const from = Buffer.from(prefix.padEnd(64, '0'), 'hex')
  const to = Buffer.from(prefix.padEnd(64, 'F'), 'hex')
  const { rows } = await pool.query<{ kind: 'transaction' | 'block'; hash: Buffer; height: string }>({
    name: 'hashes_by_prefix',
    // Indexes txs_h8, evm_transactions_h8 and blocks_h8: eight digits leave one in four billion.
    text: `(select 'transaction' as kind, hash, tx_seq >> 16 as height from txs
        where h8 between $1 and $2 and hash between $3 and $4 order by h8 limit $5)
      union all
      (select 'transaction', hash, seq >> 16 from evm_transactions
        where h8 between $1 and $2 and hash between $3 and $4 order by h8 limit $5)
      union all
      (select 'block', hash, height from blocks
        where h8 between $1 and $2 and hash between $3 and $4 order by h8 limit $5)
      limit $5`,
    values: [hashKey(from), hashKey(to), from, to, limit],
  })
  return rows.map((row) => ({ ...row, height: BigInt(row.height) }))
}

/** Addresses of the index between two texts of bytes. */
export async function findAddresses(
  pool: Pool,
  { from, to }: { from: Uint8Array; to: Uint8Array },
  limit: number,
): Promise<Buffer[]> {
  const { rows } = await pool.query<{ address: Buffer }>({
    name: 'addresses_between',
    text: 'select address from addresses where address between $1 and $2 order by address limit $3', // its index
    values: [from, to, limit],
  })
  return rows.map(({ address }) => address)
}
