import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'

export type Resolution = 'minute' | 'hour' | 'day'
export type Range = { from: Date; to: Date; limit: number }
/** Milliseconds since 1970 of its beginning, and a decimal number. */
export type Point = { timeMs: bigint; value: string }

export type SummedMetric =
  | 'blocks'
  | 'txs'
  | 'failed'
  | 'gas_wanted'
  | 'gas_used'
  | 'fees'
  | 'active_accounts'
  | 'new_accounts'

const suffixes: Record<Resolution, string> = { minute: '1m', hour: '1h', day: '1d' }
const time = `${milliseconds('bucket')} as time`

/** What the blocks of each minute, hour or day add up to, oldest first: the newest `limit` of the range. */
export async function listSums(
  pool: Pool,
  metric: SummedMetric,
  resolution: Resolution,
  { from, to, limit }: Range,
): Promise<Point[]> {
  const suffix = suffixes[resolution]
  return ask(
    pool,
    `sums_${metric}_${suffix}`,
    // The primary key of the roll-up, read backwards.
    `select ${time}, ${metric}::text as value from stats_${suffix}
      where bucket >= $1 and bucket < $2 order by bucket desc limit $3`,
    [from, to, limit],
  )
}

/** Fills of orders in all markets. */
export async function listFills(
  pool: Pool,
  resolution: Resolution,
  { from, to, limit }: Range,
): Promise<Point[]> {
  const suffix = suffixes[resolution]
  return ask(
    pool,
    `fills_${suffix}`,
    // Two ranges of primary keys: a line for each bucket, and one for each market that traded in it.
    `select ${time}, coalesce(t.n, 0)::text as value
      from stats_${suffix} left join (
        select bucket, sum(fills) as n from trading_${suffix} where bucket >= $1 and bucket < $2 group by bucket
      ) as t using (bucket)
      where bucket >= $1 and bucket < $2 order by bucket desc limit $3`,
    [from, to, limit],
  )
}

/** What was bought in the markets of a quote asset, in its smallest unit. */
export async function listVolume(
  pool: Pool,
  quote: string,
  resolution: Resolution,
  { from, to, limit }: Range,
): Promise<Point[]> {
  const suffix = suffixes[resolution]
  return ask(
    pool,
    `volume_${suffix}`,
    // Two ranges of primary keys, as above; markets, a few hundred, are read whole.
    `select ${time}, coalesce(trim_scale(t.n), 0)::text as value
      from stats_${suffix} left join (
        select bucket, sum(
            notional * case generation when 2 then power(10::numeric, m.quote_decimals) else 1 end
          ) as n
        from trading_${suffix} as t join (
          select key, quote_decimals from markets where quote_denom = $4
        ) as m on m.key = t.market
        where bucket >= $1 and bucket < $2 group by bucket
      ) as t using (bucket)
      where bucket >= $1 and bucket < $2 order by bucket desc limit $3`,
    [from, to, limit, quote],
  )
}

/** Accounts that signed, by the minute: counted from the transactions, of minutes whose blocks are all there. */
export async function listSignersByMinute(pool: Pool, { from, to, limit }: Range): Promise<Point[]> {
  return ask(
    pool,
    'signers_1m',
    // Blocks of the range by index blocks_time, their transactions by the primary key of txs, minutes by theirs.
    `select ${time}, counted.signers::text as value
      from (
        select date_trunc('minute', b.time, 'UTC') as bucket, count(distinct b.height) as blocks,
          count(distinct t.signer) as signers
        from blocks as b left join lateral (
          select signer from txs where tx_seq between b.height << 16 and (b.height << 16) | 65535 and signer <> 0
        ) as t on true
        where b.time >= $1 and b.time < $2 group by 1
      ) as counted join stats_1m as s using (bucket, blocks) order by bucket desc limit $3`,
    [from, to, limit],
  )
}

/** The first minute that was counted, milliseconds since 1970; 0 while there is none. */
export async function findFirstMinute(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ time: string }>({
    name: 'first_minute',
    text: `select ${time} from stats_1m order by bucket limit 1`, // primary key
  })
  return BigInt(rows[0]?.time ?? 0)
}

async function ask(pool: Pool, name: string, text: string, values: unknown[]): Promise<Point[]> {
  const { rows } = await pool.query<{ time: string; value: string }>({ name, text, values })
  return rows.map(({ time, value }) => ({ timeMs: BigInt(time), value })).toReversed()
}
