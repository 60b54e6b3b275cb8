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
    const { lines, chunks, first } = await readChunks(pool, level, { ...request, below, limit })
    candles.unshift(...readLines(market, lines).filter(({ time }) => time >= from && time <= to))
    isMore = chunks >= limit
    below = first
  }
  return candles.slice(-count)
}

/** So many chunks together, of which the first begins at a time. */
type Chunks = { chunks: number; first: number; lines: string }

/** The last chunks that begin below a moment: as they are kept, and the one that is not over. */
async function readChunks(
  pool: Pool,
  level: CandleLevel,
  { market, resolution, from, below, limit }: CandlesRequest & { below: number; limit: number },
): Promise<Chunks> {
  const { rows } = await pool.query<{ chunks: string; first: string | null; lines: string | null }>({
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
      select count(*) as chunks, extract(epoch from min(start))::int8 as first,
        string_agg(lines, e'\\n' order by start) as lines
      from (
        select start, lines from open where start < to_timestamp($4) union all select start, lines from over
      ) as chunk`,
    values: [market.key, resolution, from, below, limit],
  })
  const [row] = rows
  return { chunks: Number(row?.chunks ?? 0), first: Number(row?.first ?? 0), lines: row?.lines ?? '' }
}

const fieldsOfLine = 8

function readLines(market: MarketUnits, lines: string): Candle[] {
  if (lines === '') return []
  const ofV1 = { ...market, generation: 1 }
  const candles: Candle[] = []
  // Cut once: to cut each of a thousand lines on its own takes as long as to ask for them.
  const fields = lines.replaceAll('\n', ' ').split(' ')
  for (let at = 0; at < fields.length; at += fieldsOfLine) {
    const candle = readCandle(ofV1, fields, at)
    const before = candles.at(-1)
    // The exchange changed its generation meanwhile.
    if (before?.time === candle.time) candles[candles.length - 1] = joinCandles(before, candle)
    else candles.push(candle)
  }
  return candles
}

/** Numbers of the second generation are those of people as they are. */
function readCandle(ofV1: MarketUnits, fields: string[], at: number): Candle {
  const field = (offset: number) => fields[at + offset] ?? ''
  const isV1 = field(1) === '1'
  const price = (text: string) => (isV1 ? toHumanPrice(ofV1, text) : text)
  return {
    time: Number(field(0)),
    open: price(field(2)),
    high: price(field(3)),
    low: price(field(4)),
    close: price(field(5)),
    quantity: isV1 ? toHumanQuantity(ofV1, field(6)) : field(6),
    notional: isV1 ? toHumanNotional(ofV1, field(7)) : field(7),
  }
}

/** Both together, of which one came before. */
export function joinCandles(before: Candle, after: Candle): Candle {
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
