import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { sourceOf } from './sources.ts'
import { tokenColumns, tokenJoins, type TokenRow } from './tokens.ts'

/** A contract of the EVM. What isn't known is null. */
export type EvmContractRow = {
  /** Of its account. */
  key: string
  address: Buffer
  creator: Buffer | null
  codeHash: Buffer | null
  since: string
  /** Of the transaction that created it. */
  seq: string | null
  hash: Buffer | null
  ethereumHash: Buffer | null
  time: Date | null
  token: TokenRow | null
  /** By its verified source. */
  verifiedAs: string | null
}

export type EvmContractFilter = {
  contract?: Uint8Array
  creator?: Uint8Array | undefined
  /** `token` for all tokens. */
  standard?: 'erc20' | 'erc721' | 'erc1155' | 'token' | undefined
}

// The creation may be of a block that was indexed later, before those that the state is known from.
const columns = `c.contract as key, ca.address, coalesce(cb.address, ob.address) as creator,
  coalesce(c.code_hash, o.code_hash) as "codeHash", c.since, o.seq, x.hash, e.hash as "ethereumHash", b.time,
  case when t.contract is null then null else ${tokenColumns} end as token,
  s.name as "verifiedAs"`

// Each by a primary key, or the index evm_creations_contract.
const details = `join addresses as ca on ca.account = c.contract
  left join addresses as cb on cb.account = c.creator
  left join lateral (
    select * from evm_creations where contract = c.contract order by seq desc limit 1
  ) as o on true
  left join addresses as ob on ob.account = o.creator
  left join txs as x on x.tx_seq = o.seq
  left join evm_transactions as e on e.seq = o.seq and e.place = o.place
  left join blocks as b on b.height = o.seq >> 16
  left join (evm_tokens as t ${tokenJoins}) on t.contract = c.contract
  left join lateral (${sourceOf('c.contract', 'coalesce(c.code_hash, o.code_hash)')}) as s on true`

/** Contracts, the newest first, after one of them. */
export async function listEvmContracts(
  pool: Pool,
  filter: EvmContractFilter,
  { after, limit }: { after?: { since: string; key: string } | undefined; limit: number },
): Promise<EvmContractRow[]> {
  const values: unknown[] = []
  const add = (value: unknown) => `$${values.push(value)}`
  const where = conditionsOf(filter, add)
  if (after !== undefined) {
    const [since, key] = [add(after.since), add(after.key)]
    where.push(`since <= ${since}::int8 and (since < ${since}::int8 or contract > ${key}::int8)`)
  }
  const { rows } = await pool.query<EvmContractRow>({
    // The primary key, evm_contracts_since or …_creator; of tokens evm_tokens_since.
    text: `select ${columns} from (
        select * from evm_contracts ${where.length === 0 ? '' : `where ${where.join(' and ')}`}
        order by since desc, contract limit ${add(limit)}
      ) as c ${details} order by c.since desc, c.contract`,
    values,
  })
  return rows
}

function conditionsOf(
  { contract, creator, standard }: EvmContractFilter,
  add: (value: unknown) => string,
): string[] {
  const ofStandard = standard === 'token' || standard === undefined ? '' : `and standard = ${add(standard)}`
  return [
    ...(contract === undefined ? [] : [`contract = ${add(accountKey(contract))}::int8`]),
    ...(creator === undefined ? [] : [`creator = ${add(accountKey(creator))}::int8`]),
    ...(standard === undefined
      ? []
      : [`exists (select from evm_tokens as k where k.contract = evm_contracts.contract ${ofStandard})`]),
  ]
}

/** The code of contracts that stand in the genesis, by its hash. */
export async function findGenesisCode(pool: Pool, hash: Uint8Array): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ code: Buffer }>({
    name: 'evm_code',
    text: 'select code from evm_codes where code_hash = $1', // the primary key
    values: [Buffer.from(hash)],
  })
  return rows[0]?.code
}
