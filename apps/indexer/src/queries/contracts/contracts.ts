import { decodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

export type ContractRow = {
  address: string
  codeId: string
  creator: string
  admin: string
  label: string
  createdHeight: string
  /** null when the chain alone knows. */
  ibcPort: string | null
  initMsg: Buffer | null
  /** What it was begun with, `5inj,7peggy0x…`; empty for nothing, null when nobody told. */
  funds: string | null
  lastMigration: Buffer | null
  txHash: Buffer | null
  time: Date | null
  token: TokenRow | null
}

/** A token by CW20. */
export type TokenRow = {
  name: string
  symbol: string
  decimals: number
  totalSupply: string
  project: string | null
  description: string | null
  logo: string | null
  marketing: string | null
}

/** Which contracts a list is of. All that is left out doesn't restrict it. */
export type ContractFilter = {
  address?: string
  codeId?: bigint | undefined
  creator?: string | undefined
  label?: string | undefined
  tokensOnly?: boolean | undefined
}

export const tokenColumns = `json_build_object('name', k.name, 'symbol', k.symbol, 'decimals', k.decimals,
  'totalSupply', k.total_supply::text, 'project', k.project, 'description', k.description, 'logo', k.logo,
  'marketing', k.marketing)`

const columns = `c.address, c.code_id as "codeId", c.creator, c.admin, c.label,
  c.created_height as "createdHeight", c.ibc_port as "ibcPort", c.funds, h.msg as "initMsg", m.msg as "lastMigration",
  b.time, case when k.contract is null then null else ${tokenColumns} end as token`

const age = 'created_height, created_gas, address'
const newestFirst = 'created_height desc, created_gas desc, address desc'

// Each by a primary key.
const details = `left join contract_history as h on h.contract = c.address and h.place = 0
  left join lateral (
    select msg from contract_history as m
    where m.contract = c.address and m.operation = 'migrate' order by place desc limit 1
  ) as m on true
  left join blocks as b on b.height = c.created_height
  left join cw20_tokens as k on k.contract = c.address and k.lost is null`

/** Contracts, the newest first. */
export async function listContracts(
  pool: Pool,
  filter: ContractFilter,
  { limit, skip = 0 }: { limit: number; skip?: number },
): Promise<ContractRow[]> {
  const { where, values } = conditionsOf(filter)
  const { rows } = await pool.query<Omit<ContractRow, 'txHash'>>({
    // Index contracts_age, contracts_code or contracts_creator; a label is looked for among some thousand rows.
    text: `select ${columns} from (select * from contracts ${where} order by ${newestFirst}
        limit $${values.length + 1} offset $${values.length + 2}) as c ${details} order by ${newestFirst}`,
    values: [...values, limit, skip],
  })
  const hashes = await findHashes(
    pool,
    rows.map(({ address }) => address),
  )
  return rows.map((row) => ({ ...row, txHash: hashes.get(keyOf(row.address)) ?? null }))
}

export async function findContract(pool: Pool, address: string): Promise<ContractRow | undefined> {
  const [row] = await listContracts(pool, { address }, { limit: 1 })
  return row
}

export async function countContracts(pool: Pool, filter: ContractFilter): Promise<bigint> {
  const { where, values } = conditionsOf(filter)
  // Some ten thousand rows.
  const { rows } = await pool.query<{ n: string }>(`select count(*) as n from contracts ${where}`, values)
  return BigInt(rows[0]?.n ?? 0)
}

/**
 * The place of each of these contracts among all by age, from 1. Those up to the oldest are counted once, and then those from
 * each to the next: it takes as long as there are contracts before the newest.
 */
export async function numberContracts(pool: Pool, addresses: string[]): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ address: string; number: string }>({
    // Index contracts_age alone, since they are wanted in its order.
    text: `select address, sum((select count(*) from (
        select from contracts where (${age}) <= (c.created_height, c.created_gas, c.address)
          and (${age}) > (c.height_before, c.gas_before, c.address_before) order by ${age}
      ) as older)) over (order by ${age}) as number
    from (
      select *, lag(created_height, 1, -1::int8) over older as height_before, lag(created_gas, 1, -1::numeric) over older as gas_before,
        lag(address, 1, '') over older as address_before
      from contracts where address = any($1) window older as (order by ${age})
    ) as c`,
    values: [addresses],
  })
  return new Map(rows.map(({ address, number }) => [address, BigInt(number)]))
}

export type HistoryRow = {
  place: number
  operation: string
  codeId: string
  height: string
  /** null when only another contract knows. */
  msg: Buffer | null
  time: Date | null
}

const historyColumns = 'h.place, h.operation, h.code_id as "codeId", h.height, h.msg, b.time'

/** How a contract's code began, oldest first. */
export async function listContractHistory(pool: Pool, address: string, limit: number): Promise<HistoryRow[]> {
  const { rows } = await pool.query<HistoryRow>({
    name: 'contract_history',
    text: `select ${historyColumns} from contract_history as h left join blocks as b using (height)
      where h.contract = $1 order by h.place limit $2`, // the primary key
    values: [address, limit],
  })
  return rows
}

/** What was done to a contract's code, the newest first. */
export async function listNewestHistory(
  pool: Pool,
  address: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<HistoryRow[]> {
  const { rows } = await pool.query<HistoryRow>({
    name: 'contract_history_newest',
    text: `select ${historyColumns} from contract_history as h left join blocks as b using (height)
      where h.contract = $1 and ($2::int4 is null or h.place < $2) order by h.place desc limit $3`, // the primary key
    values: [address, before, limit],
  })
  return rows
}

/** The transactions that began contracts, by the contract's key. */
async function findHashes(pool: Pool, addresses: string[]): Promise<Map<string, Buffer>> {
  const { rows } = await pool.query<{ contract: string; hash: Buffer }>({
    name: 'contract_transactions',
    text: `select d.contract, t.hash from wasm_deeds as d join txs as t on t.tx_seq = d.seq
      where d.contract = any($1::int8[]) and d.deed = 'instantiate'`, // index wasm_deeds_contract
    values: [addresses.map(keyOf)],
  })
  return new Map(rows.map(({ contract, hash }) => [contract, hash]))
}

function keyOf(address: string): string {
  return accountKey(decodeAddress(address).bytes).toString()
}

function conditionsOf({ address, codeId, creator, label, tokensOnly }: ContractFilter) {
  const values: unknown[] = []
  const parts: string[] = []
  const add = (part: (place: string) => string, value: unknown) => {
    values.push(value)
    parts.push(part(`$${values.length}`))
  }
  if (address !== undefined) add((place) => `address = ${place}`, address)
  if (codeId !== undefined) add((place) => `code_id = ${place}`, codeId)
  if (creator !== undefined) add((place) => `creator = ${place}`, creator)
  if (label !== undefined) add((place) => `strpos(lower(label), lower(${place})) > 0`, label)
  if (tokensOnly === true) {
    parts.push('exists (select from cw20_tokens as k where k.contract = address and k.lost is null)')
  }
  return { where: parts.length === 0 ? '' : `where ${parts.join(' and ')}`, values }
}
