import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'

/** What a market charged at the end of an interval. */
export type FundingRate = {
  height: bigint
  /** Seconds since 1970: the end of the interval. */
  timestamp: bigint
  cumulativeFunding: string
  /** Per unit of a position; positive: longs pay, shorts are paid. */
  payment: string | null
  markPrice: string | null
}

export type DatedRate = FundingRate & { market: bigint; timeMs: bigint }

/** A line of `rateColumns`. */
export type RateRow = {
  market: string
  height: string
  ordinal: number
  funding_timestamp: string
  cumulative_funding: string
  payment: string | null
  mark_price: string | null
  time: string | null
}

/** Of `r`, a line of funding_rates, and `b`, its block. */
export const rateColumns = `r.market, r.height, r.ordinal, r.funding_timestamp, r.cumulative_funding, r.payment, r.mark_price,
  ${milliseconds('b.time')} as time`

/** What markets charged last, by their keys. */
export async function findLastRates(pool: Pool, keys: bigint[]): Promise<Map<bigint, DatedRate>> {
  const { rows } = await pool.query<RateRow>({
    name: 'last_funding_rates',
    // The primary key of funding_rates, backwards, once for each market; that of blocks.
    text: `select ${rateColumns} from unnest($1::int8[]) as k (market) cross join lateral (
        select * from funding_rates where market = k.market order by height desc, ordinal desc limit 1
      ) as r left join blocks as b on b.height = r.height`,
    values: [keys],
  })
  return new Map(rows.map(toRate).map((rate) => [rate.market, rate]))
}

/** What markets charged up to a height, the newest first. */
export async function listRates(
  pool: Pool,
  { markets, to }: { markets: bigint[]; to: bigint },
  { skip, limit }: { skip: number; limit: number },
): Promise<DatedRate[]> {
  const { rows } = await pool.query<RateRow>({
    name: 'funding_rates_of',
    // The primary key of funding_rates, backwards, once for each market; that of blocks. Planned once, as in names.ts.
    text: `select ${rateColumns} from unnest((select $1::int8[])) as k (market) cross join lateral (
        select * from funding_rates where market = k.market and height <= (select $2::int8)
        order by height desc, ordinal desc limit (select $3::int8 + $4::int8)
      ) as r left join lateral (select time from blocks where height = r.height offset 0) as b on true order by r.height desc, r.market, r.ordinal desc offset $3 limit $4`,
    values: [markets, to, skip, limit],
  })
  return rows.map(toRate)
}

/** How many those are, counted no further than `most`. */
export async function countRates(
  pool: Pool,
  { markets, to }: { markets: bigint[]; to: bigint },
  most: number,
): Promise<number> {
  const { rows } = await pool.query<{ count: string }>({
    name: 'funding_rates_count',
    // The primary key alone, once for each market: a market has one each hour.
    text: `select count(*) as count from (
        select r.height from unnest($1::int8[]) as k (market) cross join lateral (
          select height from funding_rates where market = k.market and height <= $2 limit $3
        ) as r limit $3
      ) as counted`,
    values: [markets, to, most],
  })
  return Number(rows[0]?.count ?? 0)
}

export function toRate(row: RateRow): DatedRate {
  return {
    market: BigInt(row.market),
    height: BigInt(row.height),
    timestamp: BigInt(row.funding_timestamp),
    cumulativeFunding: row.cumulative_funding,
    payment: row.payment,
    markPrice: row.mark_price,
    timeMs: BigInt(row.time ?? 0),
  }
}
