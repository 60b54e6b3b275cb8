import type { Pool } from 'pg'
import { denomKey } from '#src/decode/values/keys.ts'
import type { Metadata } from '#src/handlers/denoms/metadata.ts'
import { plainName, trigramsOf } from '../search/names.ts'

/** A denom of the bank that somebody holds. What isn't known is null. */
export type AssetRow = {
  /** Of the denom in the index. */
  key: string
  denom: string
  family: string
  holders: string
  /** How much there is, in whole tokens. */
  whole: string
  supply: string
  /** Of the bank; undefined where it has none, or where it only repeats the path that the coins came. */
  metadata: Pick<Metadata, 'denom' | 'name' | 'symbol' | 'display' | 'units'> | null
  /** That the exchange has registered. */
  decimals: number | null
  admin: string | null
  contract: Buffer | null
  path: string | null
  base: string | null
  /** What its contract says of itself, of one whose coins stand in the bank under its name. */
  said: { name: string | null; symbol: string | null; decimals: number | null } | null
}

/** What a list of assets is ranked by: how many hold them, or how much there is in whole tokens. */
export type AssetRank = 'holders' | 'whole'
export type AssetPlace = { rank: string; key: string }

export type AssetPage = {
  by: AssetRank
  family: string | undefined
  /** Denoms that are left out: they stand elsewhere. */
  except: readonly string[]
  after: AssetPlace | undefined
  limit: number
}

/** To a page `h` of denom_holders: each by a primary key, an index on denoms in evm_faces and evm_tokens. */
const columns = `h.denom as key, d.denom, h.family, h.holders, h.whole, coalesce(s.amount, 0) as supply,
  case when m.denom is null or (m.denom like 'ibc/%' and m.display ~ '(^|/)channel-[0-9]+/') then null
    else json_build_object('denom', m.denom, 'name', m.name, 'symbol', m.symbol, 'display', m.display, 'units', m.units)
    end as metadata,
  x.decimals, nullif(f.admin, '') as admin, i.path, i.base,
  (select a.address from evm_faces as e join addresses as a on a.account = e.contract where e.denom = d.denom limit 1)
    as contract,
  (select json_build_object('name', n.name, 'symbol', n.symbol, 'decimals', n.decimals) from evm_tokens as t
    join evm_token_names as n on n.contract = t.contract where t.denom = d.denom limit 1) as said`
/**
 * Each looked up for its line, which `offset 0` makes sure of: a page whose length is a parameter is planned as a tenth of
 * the table, and what is joined to it would be read whole.
 */
const joins = `cross join lateral (select denom from denoms where id = h.denom offset 0) as d
  left join lateral (select amount from supplies where denom = h.denom offset 0) as s on true
  left join lateral (select denom, name, symbol, display, units from denom_metadata where denom = d.denom offset 0) as m on true
  left join lateral (select decimals from exchange_denoms where denom = h.denom offset 0) as x on true
  left join lateral (select admin from factory_denoms where denom = d.denom offset 0) as f on true
  left join lateral (
    select path, base from ibc_denoms where h.family = 'ibc' and hash = upper(substr(d.denom, 5)) offset 0
  ) as i on true`

const types: Record<AssetRank, string> = { holders: 'int8', whole: 'numeric' }

/** The assets that most hold, or of which there is most. */
export async function listRankedAssets(pool: Pool, page: AssetPage): Promise<AssetRow[]> {
  const { by, family, except, after, limit } = page
  const values: unknown[] = [except.map(denomKey)]
  const add = (value: unknown) => `$${values.push(value)}`
  const where = [
    'not (denom = any($1::int8[]))',
    ...(family === undefined ? [] : [`family = ${add(family)}`]),
    ...(after === undefined
      ? []
      : [`(${by}, denom) < (${add(after.rank)}::${types[by]}, ${add(after.key)}::int8)`]),
  ]
  const { rows } = await pool.query<AssetRow>({
    // The length of the page stands in it: with a parameter for it the database plans the question anew each time.
    name: `assets_${by}_${family === undefined ? 'all' : 'family'}_${after === undefined ? 'first' : 'after'}_${limit}`,
    // Index denom_holders_rank or denom_holders_supply, backwards, or that of the family.
    text: `select ${columns} from (
        select * from denom_holders where ${where.join(' and ')} order by ${by} desc, denom desc limit ${limit}
      ) as h ${joins} order by h.${by} desc, h.denom desc`,
    values,
  })
  return rows
}

/** Some assets, by their denoms; those that nobody holds are left out. */
export async function findAssets(pool: Pool, denoms: readonly string[]): Promise<AssetRow[]> {
  if (denoms.length === 0) return []
  const { rows } = await pool.query<AssetRow>({
    name: 'assets_of_denoms',
    text: `select ${columns} from denom_holders as h ${joins}
      where h.denom = any($1::int8[]) order by h.holders desc, h.denom desc`, // the primary key
    values: [denoms.map(denomKey)],
  })
  return rows
}

/** Shares in the insurance funds that there are: the chain itself made them. A few hundred, read whole. */
export async function listShares(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ share: string }>({
    name: 'insurance_shares',
    text: 'select share_denom as share from insurance_funds order by share_denom',
  })
  return rows.map(({ share }) => share)
}

export async function countAssets(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'assets_count',
    text: 'select count(*) as n from denom_holders', // its primary key, some ten thousand rows
  })
  return BigInt(rows[0]?.n ?? 0)
}

/** Denoms and contracts whose name or symbol has the text in it: those that are called just so first, then the shortest names. */
export async function findNamedTokens(pool: Pool, text: string, limit: number): Promise<string[]> {
  const plain = plainName(text)
  if (plain === '') return []
  const { rows } = await pool.query<{ id: string }>({
    name: 'named_tokens',
    // The indexes on trigrams of the tables of tokens, as for suggestions.
    text: `select case kind when 'token' then id else '0x' || id end as id from names
      where kind in ('token', 'evm-token') and trigrams(name) @> $1 and position($2 in plain_name(name)) > 0
      group by 1 order by bool_or(plain_name(name) = $2) desc, min(length(name)), 1 limit $3`,
    values: [plain.length < 3 ? trigramsOf(`  ${plain}`) : trigramsOf(plain), plain, limit],
  })
  return rows.map(({ id }) => id)
}

export type SymbolRow = { asset: string; symbol: string; holders: string }

/** What assets call themselves, those that most hold first. */
export async function listSymbols(pool: Pool, limit: number): Promise<SymbolRow[]> {
  const { rows } = await pool.query<SymbolRow>({
    name: 'asset_symbols',
    // Metadata and counts are read whole, some ten thousand rows: asked twice a minute at most.
    text: `select asset, symbol, holders from (
        select m.denom as asset, m.symbol, coalesce(h.holders, 0) as holders from denom_metadata as m
          left join denoms as d on d.denom = m.denom left join denom_holders as h on h.denom = d.id
          where not (m.denom like 'ibc/%' and m.display ~ '(^|/)channel-[0-9]+/')
        union all select k.contract, k.symbol, coalesce(h.holders, 0) from cw20_tokens as k
          left join cw20_holders as h using (contract)
        union all select coalesce(t.denom, '0x' || encode(a.address, 'hex')), n.symbol, coalesce(h.holders, 0)
          from evm_tokens as t join evm_token_names as n using (contract) join addresses as a on a.account = t.contract
          left join evm_holders as h using (contract) left join evm_faces as f using (contract) where f.denom is null
      ) as named where symbol <> '' order by holders desc, asset limit $1`,
    values: [limit],
  })
  return rows
}
