import type { Pool } from 'pg'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'

export type DetailsRow = {
  description: string | null
  uri: string | null
  creator: string | null
  canAdminBurn: boolean | null
  /** Whether anything names it, though nobody holds it. */
  isNamed: boolean
  path: string | null
  base: string | null
  /** On Ethereum. */
  ethereum: string | null
  fund: { marketId: string; ticker: string; depositDenom: string; balance: string; totalShare: string } | null
}

/** What is known of a denom beside its balances. */
export async function findDenomDetails(pool: Pool, denom: string): Promise<DetailsRow> {
  const { rows } = await pool.query<DetailsRow>({
    name: 'denom_details',
    // Each by a primary key, or the indexes on share and denom.
    text: `select m.description, m.uri, f.creator, f.admin_burn_allowed as "canAdminBurn",
        (m.denom is not null or f.denom is not null or i.hash is not null or p.erc20 is not null) as "isNamed",
        i.path, i.base, p.erc20 as ethereum,
        (select json_build_object('marketId', market, 'ticker', ticker, 'depositDenom', deposit_denom,
          'balance', balance::text, 'totalShare', total_share::text) from insurance_funds where share_denom = $1 limit 1)
          as fund
      from (select) as always left join denom_metadata as m on m.denom = $1
        left join factory_denoms as f on f.denom = $1 left join ibc_denoms as i on i.hash = upper(substr($1, 5))
        left join peggy_denoms as p on p.denom = $1 limit 1`,
    values: [denom],
  })
  const [row] = rows
  if (row === undefined) throw new Error('one row is always there')
  return row
}

export type Cw20Details = {
  codeId: string
  cap: string | null
  project: string | null
  description: string | null
  logo: string | null
  creator: string | null
}

export async function findCw20Details(pool: Pool, contract: string): Promise<Cw20Details | undefined> {
  const { rows } = await pool.query<Cw20Details>({
    name: 'cw20_details',
    text: `select k.code_id as "codeId", k.cap, k.project, k.description, k.logo, c.creator from cw20_tokens as k
      left join contracts as c on c.address = k.contract where k.contract = $1`, // primary keys
    values: [contract],
  })
  return rows[0]
}

export type HopRow = { port: string; channel: string; counterparty: string; chain: string | null }

/** A channel of this chain, with the chain at its other end. */
export async function findHop(pool: Pool, port: string, channel: string): Promise<HopRow | undefined> {
  const { rows } = await pool.query<HopRow>({
    name: 'asset_hop',
    text: `select h.port, h.channel, h.counterparty_channel as counterparty, l.chain from ibc_channels as h
      left join ibc_connections as c using (connection) left join ibc_clients as l using (client)
      where h.port = $1 and h.channel = $2`, // primary keys
    values: [port, channel],
  })
  return rows[0]
}

/** What the 1, the 10 and the 100 that hold most have together. */
export async function sumTop(
  pool: Pool,
  held: { denom: string } | { cw20: string } | { evm: Uint8Array },
): Promise<string[]> {
  const [table, column, key] =
    'denom' in held
      ? ['balances', 'denom', denomKey(held.denom)]
      : 'cw20' in held
        ? ['cw20_balances', 'contract', held.cw20]
        : ['evm_balances', 'contract', accountKey(held.evm)]
  const { rows } = await pool.query<{ top: string[] }>({
    name: `top_of_${table}`,
    // The hundred first of index balances_rank, cw20_balances_top or evm_balances_top.
    text: `select array[coalesce(sum(amount) filter (where n <= 1), 0)::text,
        coalesce(sum(amount) filter (where n <= 10), 0)::text, coalesce(sum(amount), 0)::text] as top
      from (
        select amount, row_number() over (order by amount desc) as n from (
          select amount from ${table} where ${column} = $1 order by amount desc limit 100
        ) as first
      ) as ranked`,
    values: [key],
  })
  return rows[0]?.top ?? []
}
