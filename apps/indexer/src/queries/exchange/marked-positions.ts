import type { Pool } from 'pg'
import { rangeOf } from './accounts/subaccounts.ts'
import type { MarketNote } from './market-units.ts'
import type { PriceRow } from './oracle.ts'
import type { Position } from './positions.ts'

/** A market as far as its positions are valued by it. */
export type PositionMarket = MarketNote & {
  /** The whole market in the chain's own words. */
  told: Record<string, unknown>
  /** Undefined for what pays no funding. */
  perpetual: { cumulativeFunding: string } | undefined
}

export type MarkedPositions = {
  /** The block that all of this is as of; 0 without positions. */
  height: bigint
  positions: (Position & { valuedBy: PositionMarket })[]
  /** What oracles said last. */
  prices: Pick<PriceRow, 'oracle' | 'base' | 'quote' | 'price'>[]
}

/** The open positions of an account with all that they are valued by, as of one block. */
export async function listMarkedPositions(pool: Pool, address: Uint8Array): Promise<MarkedPositions> {
  const { rows } = await pool.query<Row>({
    name: 'account_marked_positions',
    // A range of index positions_subaccount: some tens of rows.
    text: selectMarked('positions as p where p.subaccount between $1 and $2', 'm.id, p.subaccount'),
    values: rangeOf(address),
  })
  return toMarkedPositions(rows)
}

/** Where a list by size goes on: as the chain told the quantity. */
export type SizePlace = { quantity: string; subaccount: Buffer }

/** More than any position has. */
const beyondAll: SizePlace = { quantity: 'Infinity', subaccount: Buffer.alloc(0) }

/**
 * The open positions of a market by their size, with all that they are valued by, as of one block. One comparison is where a page
 * begins, so that it costs the same anywhere in the list and among equals: hence the highest subaccount first.
 *
 * @property total of the market; 0 on a page without positions
 */
export async function listLargestPositions(
  pool: Pool,
  market: bigint,
  { below = beyondAll, limit }: { below: SizePlace | undefined; limit: number },
): Promise<MarkedPositions & { total: number }> {
  const { rows } = await pool.query<Row & { total: string }>({
    name: 'market_largest_positions',
    // Index positions_size backwards; some thousands of entries of it are counted.
    text: selectMarked(
      `positions as p where p.market = $1 and (p.quantity, p.subaccount) < ($2::numeric, $3::bytea)
        order by p.quantity desc, p.subaccount desc limit $4`,
      'p.quantity desc, p.subaccount desc',
      '(select count(*) from positions where market = $1) as total',
    ),
    values: [market, below.quantity, below.subaccount, limit],
  })
  return { ...toMarkedPositions(rows), total: Number(rows[0]?.total ?? 0) }
}

/**
 * What positions are valued by is found by primary keys. The prices, a few hundred, are read once and come with the first row: one
 * statement sees one block, two may see two.
 *
 * @param from positions as `p`
 */
function selectMarked(from: string, order: string, more?: string): string {
  return `select m.id as market, p.subaccount, p.is_long as "isLong", p.quantity, p.entry_price as "entryPrice", p.margin,
      p.cumulative_funding_entry as "cumulativeFundingEntry", m.kind, m.generation, m.ticker,
      m.base_decimals as "baseDecimals", m.quote_decimals as "quoteDecimals", m.quote_denom as "quoteDenom",
      m.market as told, f.cumulative_funding as "cumulativeFunding", (select head from chain_state) as height,
      ${more === undefined ? '' : `${more},`}
      case when row_number() over (order by ${order}) = 1 then (
        select jsonb_agg(jsonb_build_object('oracle', oracle, 'base', base, 'quote', quote, 'price', price::text))
        from oracle_prices where price is not null
      ) end as prices
    from (select p.* from ${from}) as p
      join markets as m on m.key = p.market left join perpetuals as f on f.market = m.id
    order by ${order}`
}

function toMarkedPositions(rows: Row[]): MarkedPositions {
  return {
    height: BigInt(rows[0]?.height ?? 0),
    positions: rows.map(toMarked),
    prices: rows[0]?.prices ?? [],
  }
}

type Row = Position &
  MarketNote & {
    told: Record<string, unknown>
    cumulativeFunding: string | null
    height: string
    prices: MarkedPositions['prices'] | null
  }

function toMarked({
  kind,
  generation,
  ticker,
  baseDecimals,
  quoteDecimals,
  quoteDenom,
  told,
  cumulativeFunding,
  height: _height,
  prices: _prices,
  ...position
}: Row): MarkedPositions['positions'][number] {
  const perpetual = cumulativeFunding === null ? undefined : { cumulativeFunding }
  const valuedBy = { kind, generation, ticker, baseDecimals, quoteDecimals, quoteDenom, told, perpetual }
  return { ...position, valuedBy }
}
