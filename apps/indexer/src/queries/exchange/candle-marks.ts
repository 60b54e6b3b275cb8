import type { Pool } from 'pg'
import { startAsSql } from '#src/database/write/write-candles.ts'
import { feedKey } from '#src/handlers/oracle/feed-key.ts'
import type { Feed } from './oracle.ts'

/**
 * Stretches of time of one length, as candles have them.
 *
 * @property times when they begin: seconds since 1970, whole minutes, the oldest first
 * @property seconds how long each is: whole minutes
 */
export type Stretches = { times: readonly number[]; seconds: number }

/**
 * The last word on feeds before the end of each stretch, as decimal text: a list for each feed; undefined where there had been
 * none since a height.
 */
export function listPricesAtEnds(
  pool: Pool,
  feeds: readonly Feed[],
  { since, ...stretches }: Stretches & { since: bigint },
): Promise<(string | undefined)[][]> {
  return isDense(stretches)
    ? readPricesAtEnds(pool, feeds, { since, ...stretches })
    : findPricesAtEnds(pool, feeds, { since, ...stretches })
}

/** Minutes for each stretch that are read faster than its last one is found. */
const fewMinutes = 5

function isDense({ times }: Stretches): boolean {
  return (times.at(-1) ?? 0) - (times[0] ?? 0) <= fewMinutes * 60 * times.length
}

type Since = { since: bigint }

/** Where stretches lie close together: every minute of them, at once. */
async function readPricesAtEnds(
  pool: Pool,
  feeds: readonly Feed[],
  { times, seconds, since }: Stretches & Since,
): Promise<(string | undefined)[][]> {
  const ends = times.map((time) => time + seconds)
  const line = 'select bucket, price, told from oracle_prices_1m where feed = f.feed and bucket <'
  const { rows } = await pool.query<{ prices: string | null }>({
    name: 'prices_of_minutes',
    // The primary key of oracle_prices_1m: the last minute before the first end, and those up to the last end. In one line for
    // a feed, which is read faster than as many rows. Parameters stand in selects: as nothing is known of
    // them when it is planned, it is planned once.
    text: `select p.prices from unnest((select $1::int8[])) with ordinality as f (feed, at)
      cross join (select to_timestamp($2::int8) as first, to_timestamp($3::int8) as last offset 0) as e
      cross join lateral (
        select string_agg(extract(epoch from bucket)::int8 || ' ' || case when told >= $4 then price::text else '' end, ',' order by bucket) as prices
        from (
          (${line} e.first order by bucket desc limit 1) union all (${line} e.last and bucket >= e.first)
        ) as m
      ) as p order by f.at`,
    values: [feeds.map(feedKey), ends[0], ends.at(-1), since],
  })
  return rows.map(({ prices }) => chooseLast(prices ?? '', ends))
}

/** @param told minutes, the oldest first: seconds since 1970 and what was said last in each, '' for what doesn't count */
function chooseLast(told: string, ends: readonly number[]): (string | undefined)[] {
  const minutes = told === '' ? [] : told.split(',')
  const [begins, prices] = [
    minutes.map(Number.parseFloat),
    minutes.map((one) => one.slice(one.indexOf(' ') + 1)),
  ]
  let next = 0
  return ends.map((end) => {
    while ((begins[next] ?? end) < end) next++
    return prices[next - 1] || undefined
  })
}

/** Where they lie far apart: the last minute of each on its own. */
async function findPricesAtEnds(
  pool: Pool,
  feeds: readonly Feed[],
  { times, seconds, since }: Stretches & Since,
): Promise<(string | undefined)[][]> {
  const last = (
    from: string,
  ) => `(select case when told >= $4 then price::text else '' end from oracle_prices_1m
    where feed = f.feed and bucket < t.ends ${from} order by bucket desc limit 1)`
  const { rows } = await pool.query<{ prices: string }>({
    name: 'prices_at_ends',
    // The primary key of oracle_prices_1m, backwards from each end: first through a few minutes, as in listLastHeightsUntil.
    // In one line for a feed, which is read faster than as many rows.
    text: `select string_agg(coalesce(${last("and bucket >= t.ends - interval '5 min'")}, ${last('')}, ''), ',' order by t.at) as prices
      from unnest($1::int8[]) with ordinality as f (feed, at) cross join (
        select to_timestamp(time + $3::int4) as ends, at from unnest($2::int8[]) with ordinality as given (time, at)
      ) as t group by f.at order by f.at`,
    values: [feeds.map(feedKey), listOf(times), seconds, since],
  })
  return rows.map(({ prices }) => prices.split(',').map((price) => (price === '' ? undefined : price)))
}

/** As PostgreSQL reads a list; the driver writes one number after the other, which takes as long as to find them. */
function listOf(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`
}

/** @property stretch its place, from 0 @property payment,markPrice as the chain told them */
export type ChargedRate = { stretch: number; payment: string | null; markPrice: string | null }
export type LiquidatedSums = { stretch: number; count: number; long: string; short: string }

/** Higher than all heights, sequences and seconds. */
const always = 2n ** 63n - 1n

/**
 * Of a market, from the first stretch to the next candle after the last, which may begin within it where stretches begin
 * at other minutes than candles: the whole of the last belongs to it then. What it charged, each in the last one that had begun
 * when its interval ended; and positions that others closed, added up by the last one that had begun.
 */
export async function listHappenings(
  pool: Pool,
  market: bigint,
  { times, seconds }: Stretches,
): Promise<{ rates: ChargedRate[]; liquidated: LiquidatedSums[] }> {
  const { rows } = await pool.query<{ rates: string | null; liquidated: LiquidatedSums[] }>({
    name: 'candle_happenings',
    // Index blocks_time, for the first block and the last; index trading_1m_market; the primary key of funding_rates, of which a
    // market has one each hour: in one line, which is read faster than as many rows; index liquidations_market; the primary
    // key of blocks.
    text: `with first as materialized (
        select height from blocks where time >= to_timestamp(($2::int8[])[1]) order by time limit 1
      ), next as materialized (
        select greatest(to_timestamp($4::int8), ${startAsSql('$3::int4', 'bucket')}) as start from trading_1m
        where market = $1 and bucket >= to_timestamp($4::int8) and open is not null order by bucket limit 1
      ), last as materialized (
        select height from blocks where time >= (select start from next) order by time limit 1
      ), liquidated as (
        select width_bucket(floor(extract(epoch from b.time))::int8, $2::int8[]) - 1 as stretch, count(*)::int4 as count,
          coalesce(sum(l.quantity) filter (where l.was_long), 0)::text as long,
          coalesce(sum(l.quantity) filter (where not l.was_long), 0)::text as short
        from liquidations as l join blocks as b on b.height = l.seq >> 16
        where l.market = $1 and l.seq >= (select height from first) << 16
          and l.seq < coalesce((select height << 16 from last), ${always}) group by 1
      )
      select (select string_agg(width_bucket(funding_timestamp, $2::int8[]) - 1 || ' ' || coalesce(payment::text, '') || ' '
          || coalesce(mark_price::text, ''), ',' order by height) from funding_rates
          where market = $1 and height >= (select height from first) and height <= coalesce((select height from last), ${always})
            and funding_timestamp < coalesce((select extract(epoch from start)::int8 from next), ${always})) as rates,
        (select coalesce(json_agg(l), '[]') from liquidated as l) as liquidated`,
    values: [market, listOf(times), seconds, (times.at(-1) ?? 0) + seconds],
  })
  const [row] = rows
  return { rates: (row?.rates ?? '').split(',').flatMap(readRate), liquidated: row?.liquidated ?? [] }
}

function readRate(line: string): ChargedRate[] {
  const [stretch = '', payment, markPrice] = line.split(' ')
  return stretch === ''
    ? []
    : [{ stretch: Number(stretch), payment: payment || null, markPrice: markPrice || null }]
}
