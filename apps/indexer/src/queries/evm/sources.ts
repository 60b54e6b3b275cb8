import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** The source of a contract of the EVM, as it was verified. */
export type SourceRow = {
  /** The contract that it was given for: another one may have the same code. null when that has no account. */
  address: Buffer | null
  match: 'exact' | 'code'
  name: string
  file: string
  compiler: string
  abi: string
  /** JSON, by zstd. */
  input: Buffer
  verifiedAt: Date
}

/** By the key of the contract's account. */
export type AbiRow = { key: string; name: string; abi: string }

/**
 * A contract's own source as long as its code is the one that was compared, or that of another of the same code: by the
 * primary key and evm_sources_code_hash.
 *
 * @param contract names the key of its account in a query, `codeHash` what is known of its code
 */
export function sourceOf(contract: string, codeHash: string): string {
  return `select * from (
      select * from evm_sources where contract = ${contract} and code_hash = coalesce(${codeHash}, code_hash)
      union all
      (select * from evm_sources where code_hash = ${codeHash} limit 10)
    ) as one order by match = 'exact' desc, contract = ${contract} desc limit 1`
}

// Each by a primary key, evm_creations_contract.
const found = `from unnest($1::int8[]) as k (contract)
  left join evm_contracts as c on c.contract = k.contract
  left join lateral (
    select code_hash from evm_creations where contract = k.contract order by seq desc limit 1
  ) as o on true
  cross join lateral (${sourceOf('k.contract', 'coalesce(c.code_hash, o.code_hash)')}) as s`

export async function findSource(pool: Pool, contract: Uint8Array): Promise<SourceRow | undefined> {
  const { rows } = await pool.query<SourceRow>({
    name: 'evm_source',
    text: `select a.address, s.match, s.name, s.file, s.compiler, s.abi, s.input, s.verified_at as "verifiedAt"
      ${found} left join addresses as a on a.account = s.contract`,
    values: [[accountKey(contract)]],
  })
  return rows[0]
}

/** What contracts declare, of those whose source is known. */
export async function listAbis(pool: Pool, contracts: readonly Uint8Array[]): Promise<AbiRow[]> {
  const { rows } = await pool.query<AbiRow>({
    name: 'evm_abis',
    text: `select k.contract as key, s.name, s.abi ${found}`,
    values: [contracts.map(accountKey)],
  })
  return rows
}

export type NewSource = Omit<SourceRow, 'address' | 'verifiedAt'> & { codeHash: Uint8Array }

/**
 * Keeps a source. One that differs in its metadata only replaces none: its comments and names may say anything; one that
 * is the same to the last byte replaces that, and any does when the code has become another.
 */
export async function writeSource(pool: Pool, contract: Uint8Array, source: NewSource): Promise<void> {
  const { codeHash, match, name, file, compiler, abi, input } = source
  await pool.query({
    name: 'evm_source_written',
    text: `insert into evm_sources (contract, code_hash, match, name, file, compiler, abi, input)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (contract) do update set code_hash = excluded.code_hash, match = excluded.match,
        name = excluded.name, file = excluded.file, compiler = excluded.compiler, abi = excluded.abi,
        input = excluded.input, verified_at = now()
      where evm_sources.code_hash <> excluded.code_hash
        or (excluded.match = 'exact' and evm_sources.match = 'code')`,
    values: [accountKey(contract), Buffer.from(codeHash), match, name, file, compiler, abi, input],
  })
}
