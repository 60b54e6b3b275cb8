import type { Pool } from 'pg'
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
export async function listPricesAtEnds(
  pool: Pool,
  feeds: readonly Feed[],
  { times, seconds, since }: Stretches & { since: bigint },
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

/** The first block since stretches begin, as SQL. */
const first = '(select height from blocks where time >= to_timestamp(($2::int8[])[1]) order by time limit 1)'

/** @property stretch its place, from 0 @property payment,markPrice as the chain told them */
export type ChargedRate = { stretch: number; payment: string | null; markPrice: string | null }

/** What a market charged since the first stretch, each in the last one that had begun when its interval ended. */
export async function listChargedRates(
  pool: Pool,
  market: bigint,
  { times }: Pick<Stretches, 'times'>,
): Promise<ChargedRate[]> {
  const { rows } = await pool.query<ChargedRate>({
    name: 'charged_rates',
    // Index blocks_time, once; the primary key of funding_rates, of which a market has one each hour.
    text: `select width_bucket(funding_timestamp, $2::int8[]) - 1 as stretch, payment, mark_price as "markPrice"
      from funding_rates where market = $1 and height >= ${first} order by height`,
    values: [market, listOf(times)],
  })
  return rows
}

export type LiquidatedSums = { stretch: number; count: number; long: string; short: string }

/** Positions of a market that others closed since the first stretch, added up by the last one that had begun. */
export async function sumLiquidations(
  pool: Pool,
  market: bigint,
  { times }: Pick<Stretches, 'times'>,
): Promise<LiquidatedSums[]> {
  const { rows } = await pool.query<LiquidatedSums>({
    name: 'liquidations_by_stretch',
    // Index blocks_time, once; index liquidations_market; the primary key of blocks.
    text: `select width_bucket(floor(extract(epoch from b.time))::int8, $2::int8[]) - 1 as stretch, count(*)::int4 as count,
        coalesce(sum(l.quantity) filter (where l.was_long), 0)::text as long,
        coalesce(sum(l.quantity) filter (where not l.was_long), 0)::text as short
      from liquidations as l join blocks as b on b.height = l.seq >> 16
      where l.market = $1 and l.seq >= ${first} << 16 group by 1`,
    values: [market, listOf(times)],
  })
  return rows
}
