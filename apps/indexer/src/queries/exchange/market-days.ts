import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'
import type { MarketUnits } from './units.ts'

/** Numbers are decimal text as the chain told them in this generation, see units.ts. */
export type Traded = {
  market: bigint
  generation: number
  fills: number
  quantity: string
  notional: string
  open: string | null
  high: string | null
  low: string | null
}

export type Day = {
  height: bigint
  /** Milliseconds since 1970: of the last block, where the 24 hours begin, and since when the index counts. */
  timeMs: bigint
  fromMs: bigint
  sinceMs: bigint
  /** Of two generations a market has two. */
  traded: Traded[]
}

// The parts of the 24 hours that the roll-ups have lines for: minutes up to the first whole hour, then hours.
const window = `head as materialized (
    select height, time, date_trunc('minute', time - interval '24 hours', 'UTC') as since,
      date_trunc('hour', time - interval '24 hours' + interval '59 minutes', 'UTC') as hour
    from blocks where height = (select head from chain_state)
  )`

/** What all markets traded in the 24 hours that end with the last block; undefined while there is none. */
export async function findDay(pool: Pool): Promise<Day | undefined> {
  const { rows } = await pool.query<DayRow>({
    name: 'market_day',
    // The last block by the primary key of blocks; at most 60 minutes and 24 hours by the primary keys of the roll-ups,
    // a line for each market that traded; the oldest minute by that of stats_1m.
    text: `with ${window}, lines as (
        select l.* from head, trading_1m as l where l.bucket >= since and l.bucket < hour
        union all
        select l.* from head, trading_1h as l where l.bucket >= hour
      ), traded as (
        select market, generation, sum(fills)::int8 as fills, sum(quantity) as quantity, sum(notional) as notional,
          (array_agg(open order by opened))[1] as open, max(high) as high, min(low) as low
        from lines group by market, generation order by min(opened)
      )
      select height, ${milliseconds('time')} as time, ${milliseconds('since')} as since,
        ${milliseconds('(select bucket from stats_1m order by bucket limit 1)')} as counted,
        (select coalesce(json_agg(json_build_object('market', market::text, 'generation', generation, 'fills', fills,
          'quantity', quantity::text, 'notional', notional::text, 'open', open::text, 'high', high::text,
          'low', low::text)), '[]') from traded) as traded
      from head`,
  })
  const [row] = rows
  if (row === undefined) return undefined
  const [from, counted] = [BigInt(row.since), BigInt(row.counted ?? row.time)]
  return {
    height: BigInt(row.height),
    timeMs: BigInt(row.time),
    fromMs: from,
    sinceMs: counted > from ? counted : from,
    traded: row.traded.map((one) => ({ ...one, market: BigInt(one.market) })),
  }
}

type DayRow = {
  height: string
  time: string
  since: string
  counted: string | null
  traded: (Omit<Traded, 'market'> & { market: string })[]
}

/** A market, and the price of its last trade before a moment. */
export type Priced = MarketUnits & {
  id: string
  key: bigint
  ticker: string
  status: string
  baseDenom: string | null
  quoteDenom: string
  /** Of all trades ever since, in the quote asset, of takers and makers each; in the units of `generation`. */
  volume: string
  last: LastPrice | undefined
}
/** In the units of its own generation. */
export type LastPrice = { generation: number; price: string; height: bigint; timeMs: bigint }

/**
 * All markets with the price of their last trade: a few hundred.
 *
 * @param before milliseconds since 1970, at the beginning of a minute; undefined for now
 */
export async function listPriced(
  pool: Pool,
  { keys, before }: { keys?: readonly bigint[]; before?: bigint } = {},
): Promise<Priced[]> {
  const [table, until] =
    before === undefined
      ? ['trading_1d', '']
      : ['trading_1m', "and bucket < timestamptz 'epoch' + $2::int8 * interval '1 millisecond'"]
  const { rows } = await pool.query<PricedRow>({
    name: `markets_priced_${table}`,
    // Markets are read whole, or by the unique index on their key; for each the last line of the roll-up, by index
    // trading_1d_market or trading_1m_market backwards; its block and its volume by primary keys.
    text: `select m.id, m.key, m.kind, m.generation, m.ticker, m.status, m.base_denom as "baseDenom",
        m.quote_denom as "quoteDenom", m.base_decimals as "baseDecimals", m.quote_decimals as "quoteDecimals",
        coalesce(v.maker + v.taker, 0) as volume, l.generation as "lastGeneration", l.close, l.closed, ${milliseconds('b.time')} as time
      from markets as m left join lateral (
        select generation, close, closed from ${table} where market = m.key and close is not null ${until}
        order by bucket desc, closed desc limit 1
      ) as l on true left join blocks as b on b.height = l.closed left join market_volumes as v on v.market = m.key
      where $1::int8[] is null or m.key = any($1)`,
    values: before === undefined ? [keys] : [keys, before],
  })
  return rows.map(({ key, lastGeneration, close, closed, time, ...market }) => ({
    ...market,
    key: BigInt(key),
    last:
      lastGeneration === null || close === null
        ? undefined
        : {
            generation: lastGeneration,
            price: close,
            height: BigInt(closed ?? 0),
            timeMs: BigInt(time ?? 0),
          },
  }))
}

/**
 * The price of the last trade of markets before each of some moments, in their order.
 *
 * @param moments milliseconds since 1970, at the beginnings of minutes
 */
export async function listPricesBefore(
  pool: Pool,
  keys: readonly bigint[],
  moments: readonly number[],
): Promise<Map<bigint, LastPrice>[]> {
  const { rows } = await pool.query<PriceRow>({
    name: 'prices_before',
    // Index trading_1m_market backwards, for each market and moment; the block by the primary key of blocks.
    text: `select m.at, k.market, l.generation, l.close, l.closed, ${milliseconds('b.time')} as time
      from unnest($2::int8[]) with ordinality as m (before, at) cross join unnest($1::int8[]) as k (market)
      cross join lateral (
        select generation, close, closed from trading_1m where market = k.market and close is not null
          and bucket < timestamptz 'epoch' + m.before * interval '1 millisecond'
        order by bucket desc, closed desc limit 1
      ) as l left join blocks as b on b.height = l.closed`,
    values: [keys, moments],
  })
  const lines = Map.groupBy(rows, ({ at }) => Number(at) - 1)
  return moments.map(
    (_, at) => new Map((lines.get(at) ?? []).map((row) => [BigInt(row.market), toLastPrice(row)])),
  )
}

type PriceRow = {
  at: string
  market: string
  generation: number
  close: string
  closed: string
  time: string | null
}

function toLastPrice({ generation, close, closed, time }: PriceRow): LastPrice {
  return { generation, price: close, height: BigInt(closed), timeMs: BigInt(time ?? 0) }
}

type PricedRow = Omit<Priced, 'key' | 'last'> & {
  key: string
  lastGeneration: number | null
  close: string | null
  closed: string | null
  time: string | null
}

/** The price at the end of an hour or a minute with trades; the end of the last one is that of the last block. */
export type PricePoint = { market: bigint; generation: number; timeMs: bigint; price: string }

/** Prices of markets in the 24 hours that end with the last block, the oldest first. */
export async function listPoints(
  pool: Pool,
  keys: readonly bigint[],
  resolution: 'hour' | 'minute',
): Promise<PricePoint[]> {
  const [table, first] =
    resolution === 'hour' ? ['trading_1h', "date_trunc('hour', since, 'UTC')"] : ['trading_1m', 'since']
  const { rows } = await pool.query<{ market: string; generation: number; time: string; close: string }>({
    name: `market_points_${resolution}`,
    // Index trading_1h_market or trading_1m_market: 25 lines of a market by the hour. By the minute only those are
    // asked for that have lines in no more than two hours.
    text: `with ${window} select l.market, l.generation, l.close,
        ${milliseconds(`least(l.bucket + interval '1 ${resolution}', head.time)`)} as time
      from head cross join unnest($1::int8[]) as k (market) cross join lateral (
        select distinct on (bucket) * from ${table} where market = k.market and bucket >= ${first} and close is not null
        order by bucket, closed desc
      ) as l order by l.bucket`,
    values: [keys],
  })
  return rows.map(({ market, generation, time, close }) => ({
    market: BigInt(market),
    generation,
    timeMs: BigInt(time),
    price: close,
  }))
}
