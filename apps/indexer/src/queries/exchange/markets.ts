import type { Pool } from 'pg'
import { generationOf } from './market-units.ts'

// Numbers are decimal text as the chain told them, see units.ts.

export type Market = {
  id: string
  /** marketKey(id) */
  key: bigint
  kind: 'spot' | 'perpetual' | 'expiry' | 'binary'
  generation: number
  ticker: string
  status: string
  baseDenom: string | null
  quoteDenom: string
  baseDecimals: number | null
  quoteDecimals: number
  /** The whole market in the chain's own words. */
  told: Record<string, unknown>
  /** What was traded ever since, in the quote denom. */
  volume: { maker: string; taker: string }
  perpetual: Perpetual | undefined
  expiry: Expiry | undefined
}
/** Times are seconds since 1970. */
export type Perpetual = {
  hourlyFundingRateCap: string
  hourlyInterestRate: string
  nextFundingTimestamp: bigint
  fundingInterval: bigint
  cumulativeFunding: string
  cumulativePrice: string
  lastTimestamp: bigint
}
export type Expiry = { expirationTimestamp: bigint; twapStartTimestamp: bigint; settlementPrice: string }

/** All markets that are so, by ticker: a few hundred at most. */
export async function listMarkets(
  pool: Pool,
  { kind, status }: { kind?: string | undefined; status?: string | undefined },
): Promise<Market[]> {
  const { rows } = await pool.query<MarketRow>({
    name: 'markets',
    text: `${select} where ($1::text is null or m.kind = $1) and ($2::text is null or m.status = $2)
      order by m.ticker, m.id`, // read whole
    values: [kind, status],
  })
  return rows.map(toMarket)
}

export async function findMarket(pool: Pool, id: string): Promise<Market | undefined> {
  const { rows } = await pool.query<MarketRow>({
    name: 'market',
    text: `${select} where m.id = $1`, // the primary keys
    values: [id.toLowerCase()],
  })
  return rows[0] && toMarket(rows[0])
}

type Change = { generation: number; status: string; told: Record<string, unknown> }

/** What became of a market, the newest first. */
export async function listMarketChanges(
  pool: Pool,
  market: bigint,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<({ sequence: bigint } & Change)[]> {
  const { rows } = await pool.query<{ seq: string } & Change>({
    name: 'market_changes',
    // The primary key of market_changes, read backwards, and that of markets.
    text: `select c.seq, ${generationOf('c')}, c.status, c.told from market_changes as c join markets as m on m.key = c.market
      where c.market = $1 and ($2::int8 is null or c.seq < $2) order by c.seq desc, c.ordinal desc limit $3`,
    values: [market, before, limit],
  })
  return rows.map(({ seq, ...change }) => ({ sequence: BigInt(seq), ...change }))
}

const select = `select m.*, v.maker, v.taker, p.hourly_funding_rate_cap, p.hourly_interest_rate,
    p.next_funding_timestamp, p.funding_interval, p.cumulative_funding, p.cumulative_price, p.last_timestamp,
    e.expiration_timestamp, e.twap_start_timestamp, e.settlement_price
  from markets as m left join market_volumes as v on v.market = m.key
    left join perpetuals as p on p.market = m.id left join expiry_futures as e on e.market = m.id`

type MarketRow = {
  id: string
  key: string
  kind: Market['kind']
  generation: number
  ticker: string
  status: string
  base_denom: string | null
  quote_denom: string
  base_decimals: number | null
  quote_decimals: number
  market: Record<string, unknown>
  maker: string | null
  taker: string | null
} & ({ next_funding_timestamp: null } | PerpetualRow) &
  ({ expiration_timestamp: null } | ExpiryRow)

type PerpetualRow = {
  hourly_funding_rate_cap: string
  hourly_interest_rate: string
  next_funding_timestamp: string
  funding_interval: string
  cumulative_funding: string
  cumulative_price: string
  last_timestamp: string
}
type ExpiryRow = { expiration_timestamp: string; twap_start_timestamp: string; settlement_price: string }

function toMarket(row: MarketRow): Market {
  return {
    id: row.id,
    key: BigInt(row.key),
    kind: row.kind,
    generation: row.generation,
    ticker: row.ticker,
    status: row.status,
    baseDenom: row.base_denom,
    quoteDenom: row.quote_denom,
    baseDecimals: row.base_decimals,
    quoteDecimals: row.quote_decimals,
    told: row.market,
    volume: { maker: row.maker ?? '0', taker: row.taker ?? '0' },
    perpetual: row.next_funding_timestamp === null ? undefined : toPerpetual(row),
    expiry: row.expiration_timestamp === null ? undefined : toExpiry(row),
  }
}

function toPerpetual(row: PerpetualRow): Perpetual {
  return {
    hourlyFundingRateCap: row.hourly_funding_rate_cap,
    hourlyInterestRate: row.hourly_interest_rate,
    nextFundingTimestamp: BigInt(row.next_funding_timestamp),
    fundingInterval: BigInt(row.funding_interval),
    cumulativeFunding: row.cumulative_funding,
    cumulativePrice: row.cumulative_price,
    lastTimestamp: BigInt(row.last_timestamp),
  }
}

function toExpiry(row: ExpiryRow): Expiry {
  return {
    expirationTimestamp: BigInt(row.expiration_timestamp),
    twapStartTimestamp: BigInt(row.twap_start_timestamp),
    settlementPrice: row.settlement_price,
  }
}
