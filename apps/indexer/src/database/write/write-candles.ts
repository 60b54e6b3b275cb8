import type { Sender } from './batch.ts'

/** Seconds of a chunk and of the candles in it, and the roll-up whose lines they are made of. */
export type CandleLevel = { chunk: number; resolutions: readonly number[]; table: string }

const [minute, hour, day] = [60, 3600, 86_400]

/** Candles of a week begin on Mondays, as chunks of four weeks do. */
export const candleLevels: readonly CandleLevel[] = [
  { chunk: hour, resolutions: [1, 3, 5, 15, 30].map((n) => n * minute), table: 'trading_1m' },
  { chunk: day, resolutions: [1, 2, 4, 6, 12].map((n) => n * hour), table: 'trading_1h' },
  { chunk: 28 * day, resolutions: [1, 7].map((n) => n * day), table: 'trading_1d' },
]

/** Where the chunk or the candle begins that a time is in, as SQL. */
export function startAsSql(seconds: number | string, time: string): string {
  return `date_bin(${seconds} * interval '1 second', ${time}, timestamptz '2001-01-01 00:00:00Z')`
}

/**
 * Lines of candles by market, resolution and chunk, as SQL that answers `(market, resolution, start, lines)`. A market
 * that changed its generation within a candle has a line for each.
 *
 * @param resolutions SQL for an array of seconds
 * @param where SQL about `l`, a line of the roll-up
 */
export function candlesAsSql({ chunk, table }: CandleLevel, resolutions: string, where: string): string {
  return `select market, resolution, ${startAsSql(chunk, 'bucket')} as start, string_agg(concat_ws(' ',
      extract(epoch from bucket)::int8, generation, trim_scale(open), trim_scale(high), trim_scale(low), trim_scale(close), trim_scale(quantity),
      trim_scale(notional)),
      e'\\n' order by bucket, opened) as lines
    from (
      select l.market, r.resolution, l.generation, ${startAsSql('r.resolution', 'l.bucket')} as bucket,
        min(l.opened) as opened, (array_agg(l.open order by l.bucket, l.opened))[1] as open,
        max(l.high) as high, min(l.low) as low,
        (array_agg(l.close order by l.bucket desc, l.opened desc))[1] as close,
        sum(l.quantity) as quantity, sum(l.notional) as notional
      from ${table} as l cross join unnest(${resolutions}) as r (resolution)
      where l.open is not null and ${where} group by l.market, r.resolution, l.generation, 4
    ) as candle group by 1, 2, 3`
}

/** When blocks that were written and the last one of the index were made, in microseconds since 1970. */
export type Written = { first: bigint; last: bigint; head: bigint }

/**
 * Makes the candles of chunks again that blocks were written into and that are over. The roll-ups are all they are made
 * of, so that to make them twice changes nothing.
 */
export async function writeCandles(to: Sender, { first, last, head }: Written): Promise<void> {
  await Promise.all(
    candleLevels.map(async (level) => {
      const [from, after, open] = [
        startOf(level, first),
        startOf(level, last) + level.chunk,
        startOf(level, head),
      ]
      const end = Math.min(after, open)
      if (from >= end) return
      await to.query({
        name: `write_candles_${level.table}`,
        // The primary key of the roll-up, once in the life of a chunk.
        text: `insert into candles (market, resolution, start, lines)
          ${candlesAsSql(level, `array[${level.resolutions.join(', ')}]`, 'l.bucket >= $1 and l.bucket < $2')}
          on conflict (market, resolution, start) do update set lines = excluded.lines`,
        values: [from, end].map((seconds) => new Date(seconds * 1000).toISOString()),
      })
    }),
  )
}

/** The Monday that chunks are counted from, see `startAsSql`. */
const origin = Date.UTC(2001, 0, 1) / 1000

/** Seconds since 1970 of the chunk that a time is in. */
function startOf({ chunk }: CandleLevel, time: bigint): number {
  const since = Number(time / 1_000_000n) - origin
  return origin + Math.floor(since / chunk) * chunk
}
