import type { Pool } from 'pg'
import {
  candleLevels,
  candlesAsSql,
  startAsSql,
  type CandleLevel,
} from '#src/database/write/write-candles.ts'
import { addDecimals, compareDecimals } from './decimals.ts'
import { toHumanNotional, toHumanPrice, toHumanQuantity, type MarketUnits } from './units.ts'

/** What a market traded in a stretch of time, in the units of people. */
export type Candle = {
  /** Seconds since 1970, of its beginning. */
  time: number
  open: string
  high: string
  low: string
  close: string
  /** Of the base asset, or contracts. */
  quantity: string
  /** In the quote asset. */
  notional: string
}

/** Seconds that candles are kept of: 1, 3, 5, 15, 30 minutes, 1, 2, 4, 6, 12 hours, a day, a week. */
export const candleResolutions = candleLevels.flatMap(({ resolutions }) => resolutions)

export type CandlesRequest = {
  market: MarketUnits & { key: bigint }
  /** One of `candleResolutions`. */
  resolution: number
  /** Seconds since 1970: when the first candle begins at the earliest, and the last one at the latest. */
  from: number
  to: number
  /** How many at most: the newest are given. */
  count: number
}

/** Candles of a market, the oldest first; a stretch in which nobody traded has none. */
export async function listCandles(pool: Pool, request: CandlesRequest): Promise<Candle[]> {
  const { market, resolution, from, to, count } = request
  const level = candleLevels.find(({ resolutions }) => resolutions.includes(resolution))
  if (level === undefined) return []
  const candles: Candle[] = []
  let limit = Math.ceil((count * resolution) / level.chunk) + 1
  for (let below = to + 1, isMore = true; isMore && candles.length < count; limit *= 4) {
    const chunks = await readChunks(pool, level, { ...request, below, limit })
    const read = chunks.toReversed().flatMap(({ lines }) => readLines(market, lines))
    candles.unshift(...read.filter(({ time }) => time >= from && time <= to))
    isMore = chunks.length >= limit
    below = chunks.at(-1)?.start ?? 0
  }
  return candles.slice(-count)
}

type Chunk = { start: number; lines: string }

/** Chunks that begin below a moment, the newest first: as they are kept, and the one that is not over. */
async function readChunks(
  pool: Pool,
  level: CandleLevel,
  { market, resolution, from, below, limit }: CandlesRequest & { below: number; limit: number },
): Promise<Chunk[]> {
  const { rows } = await pool.query<{ start: string; lines: string }>({
    name: `candles_${level.table}`,
    // The primary key of candles backwards. Of the chunk that is not over, index trading_1m_market, trading_1h_market or
    // trading_1d_market: at most 60, 24 or 28 lines.
    text: `with head as materialized (
        select ${startAsSql(level.chunk, 'time')} as start from blocks where height = (select head from chain_state)
      ), open as (
        ${candlesAsSql(level, 'array[$2::int4]', 'l.market = $1 and l.bucket >= (select start from head)')}
      ), over as (
        select start, lines from candles where market = $1 and resolution = $2 and start < to_timestamp($4)
          and start > to_timestamp($3) - ${level.chunk} * interval '1 second' order by start desc limit $5
      )
      select extract(epoch from start)::int8 as start, lines from (
        select start, lines from open where start < to_timestamp($4) union all select start, lines from over
      ) as chunk order by start desc limit $5`,
    values: [market.key, resolution, from, below, limit],
  })
  return rows.map(({ start, lines }) => ({ start: Number(start), lines }))
}

function readLines(market: MarketUnits, lines: string): Candle[] {
  const candles: Candle[] = []
  for (const line of lines.split('\n')) {
    const candle = readLine(market, line)
    const before = candles.at(-1)
    // The exchange changed its generation meanwhile.
    if (before?.time === candle.time) candles[candles.length - 1] = join(before, candle)
    else candles.push(candle)
  }
  return candles
}

function readLine(market: MarketUnits, line: string): Candle {
  const [time, generation, open = '', high = '', low = '', close = '', quantity = '', notional = ''] =
    line.split(' ')
  const units = { ...market, generation: Number(generation) }
  return {
    time: Number(time),
    open: toHumanPrice(units, open),
    high: toHumanPrice(units, high),
    low: toHumanPrice(units, low),
    close: toHumanPrice(units, close),
    quantity: toHumanQuantity(units, quantity),
    notional: toHumanNotional(units, notional),
  }
}

function join(before: Candle, after: Candle): Candle {
  return {
    time: before.time,
    open: before.open,
    high: compareDecimals(before.high, after.high) > 0 ? before.high : after.high,
    low: compareDecimals(before.low, after.low) < 0 ? before.low : after.low,
    close: after.close,
    quantity: addDecimals([before.quantity, after.quantity]),
    notional: addDecimals([before.notional, after.notional]),
  }
}
