import type { Pool } from 'pg'
import type { Metadata } from '#src/handlers/denoms/metadata.ts'
import type { MarketMention } from '../search/mentions.ts'

/** Of a kind. */
const most = 10_000

export type DenomRow = Pick<Metadata, 'denom' | 'name' | 'symbol' | 'display' | 'units'>

/**
 * What denoms are called by their metadata. Of what arrives over IBC the chain writes metadata itself, after the path
 * that it came: nobody says that it is what its name says, or how many decimals it has, so it stands for no name.
 */
export async function listNamedDenoms(pool: Pool): Promise<DenomRow[]> {
  const { rows } = await pool.query<DenomRow>({
    name: 'named_denoms',
    text: `select denom, name, symbol, display, units from denom_metadata
      where not (denom like 'ibc/%' and display ~ '(^|/)channel-[0-9]+/') order by denom limit $1`,
    values: [most], // by the primary key
  })
  return rows
}

/** What contracts of the EVM are called whose coins stand in the bank under their own name, of which no metadata is told. */
export async function listNamedContractCoins(pool: Pool) {
  const { rows } = await pool.query<{ denom: string; name: string; symbol: string; decimals: number }>({
    name: 'named_contract_coins',
    // Index evm_tokens_denom, and the primary key of the names.
    text: `select t.denom, coalesce(n.name, '') as name, n.symbol, n.decimals from evm_tokens as t
        join evm_token_names as n on n.contract = t.contract
      where t.denom is not null and n.symbol is not null and n.decimals is not null order by t.denom limit $1`,
    values: [most],
  })
  return rows
}

/** Decimals that the exchange has registered. */
export async function listDenomDecimals(pool: Pool): Promise<{ denom: string; decimals: number }[]> {
  const { rows } = await pool.query<{ denom: string; decimals: number }>({
    name: 'denom_decimals',
    // A few hundred rows; the primary key of denoms.
    text: `select d.denom, e.decimals from exchange_denoms as e join denoms as d on d.id = e.denom
      where e.decimals is not null order by d.denom limit $1`,
    values: [most],
  })
  return rows
}

/** Markets of every kind, the closed ones too. */
export async function listNamedMarkets(pool: Pool): Promise<MarketMention[]> {
  const { rows } = await pool.query<MarketMention>({
    name: 'known_markets',
    text: `select id, ticker, kind, base_denom as "baseDenom", quote_denom as "quoteDenom",
        base_decimals as "baseDecimals", quote_decimals as "quoteDecimals"
      from markets order by status = 'Active' desc, id limit $1`, // some thousands at most, read whole
    values: [most],
  })
  return rows
}

export type FormerNameRow = {
  thing: string
  id: string
  until: string
  name: string
  symbol: string
  decimals: number | null
}

/** What things were called, the last renamed first. */
export async function listFormerNames(pool: Pool): Promise<FormerNameRow[]> {
  const { rows } = await pool.query<FormerNameRow>({
    name: 'former_names',
    text: `select thing, id, until, name, symbol, decimals from former_names order by until desc limit $1`,
    values: [most], // index former_names_until
  })
  return rows
}
