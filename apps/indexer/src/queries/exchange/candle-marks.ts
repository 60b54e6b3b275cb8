import type { Pool } from 'pg'
import { feedKey } from '#src/handlers/oracle/feed-key.ts'
import { listLastHeightsUntil } from '#src/queries/blocks/blocks.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { parseDecimal } from '#src/state/columns.ts'
import type { Feed } from './oracle.ts'

/** The blocks of a candle: the first one since it began, and the last one before it ended. */
export type CandleBlocks = { first: bigint; last: bigint }

const highest = 2n ** 47n - 1n

/** @param times when candles begin, seconds since 1970 */
export async function findCandleBlocks(
  pool: Pool,
  times: readonly number[],
  seconds: number,
): Promise<CandleBlocks[]> {
  // A candle mostly begins where another one ends, and its first block stands behind the last one before it.
  const moments = [...new Set(times.flatMap((time) => [time, time + seconds]))]
  const [lasts, status] = await Promise.all([
    listLastHeightsUntil(
      pool,
      moments.map((time) => BigInt(time) * 1000n - 1n),
    ),
    findStatus(pool),
  ])
  if (status === undefined) return times.map(() => ({ first: highest, last: -1n }))
  const { base, head } = status
  const lastBefore = new Map(moments.map((time, at) => [time, lasts[at]]))
  return times.map((time) => {
    const first = (lastBefore.get(time) ?? base - 1n) + 1n
    return { first: first > head ? highest : first, last: lastBefore.get(time + seconds) ?? -1n }
  })
}

/** The last word of a feed at heights, in their order, in 10^-18ths; undefined where it had said nothing since `since`. */
export async function findPricesAt(
  pool: Pool,
  feed: Feed,
  { heights, since }: { heights: readonly bigint[]; since: bigint },
): Promise<(bigint | undefined)[]> {
  if (heights.length === 0) return []
  const last = (
    from: string,
  ) => `(select price from oracle_price_changes where feed = $1 and height between ${from} and k.height
    order by height desc, place desc, at desc limit 1)`
  const { rows } = await pool.query<{ prices: string }>({
    name: 'prices_at',
    // The primary key of oracle_price_changes, backwards from each height, first through a few blocks, as in
    // listLastHeightsUntil. In one line.
    text: `select string_agg(coalesce(${last('greatest($3, k.height - 10)')}::text, ${last('$3')}::text, ''), ',' order by k.at) as prices
      from unnest($2::int8[]) with ordinality as k (height, at)`,
    values: [feedKey(feed), heights, since],
  })
  return (rows[0]?.prices ?? '').split(',').map((price) => (price === '' ? undefined : parseDecimal(price)))
}

/** @property candle its place, from 0 @property payment,markPrice as the chain told them */
export type ChargedRate = { candle: number; payment: string | null; markPrice: string | null }

/** What a market charged since the first candle, each in the last candle that had begun. */
export async function listChargedRates(
  pool: Pool,
  market: bigint,
  firsts: readonly bigint[],
): Promise<ChargedRate[]> {
  const { rows } = await pool.query<ChargedRate>({
    name: 'charged_rates',
    // The primary key of funding_rates: a market has one each hour.
    text: `select width_bucket(height, $2::int8[]) - 1 as candle, payment, mark_price as "markPrice"
      from funding_rates where market = $1 and height >= ($2::int8[])[1] order by height`,
    values: [market, firsts],
  })
  return rows
}

export type LiquidatedSums = { candle: number; count: number; long: string; short: string }

/** Positions of a market that others closed since the first candle, added up by the last candle that had begun. */
export async function sumLiquidations(
  pool: Pool,
  market: bigint,
  firsts: readonly bigint[],
): Promise<LiquidatedSums[]> {
  const { rows } = await pool.query<LiquidatedSums>({
    name: 'liquidations_by_candle',
    // Index liquidations_market.
    text: `select width_bucket(seq >> 16, $2::int8[]) - 1 as candle, count(*)::int4 as count,
        coalesce(sum(quantity) filter (where was_long), 0)::text as long,
        coalesce(sum(quantity) filter (where not was_long), 0)::text as short
      from liquidations where market = $1 and seq >= ($2::int8[])[1] << 16 group by 1`,
    values: [market, firsts],
  })
  return rows
}
