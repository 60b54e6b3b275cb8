import { invalidInput } from '@injsight/errors'
import type { CandleMark, ListCandleMarksRequest, ListCandleMarksResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { ratioOf } from '#src/handlers/exchange/markets/mark-price.ts'
import {
  findCandleBlocks,
  findPricesAt,
  listChargedRates,
  sumLiquidations,
  type CandleBlocks,
  type ChargedRate,
} from '#src/queries/exchange/candle-marks.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { listToldMarkets } from '#src/queries/exchange/market-history.ts'
import type { Market } from '#src/queries/exchange/markets.ts'
import { shift, toHumanPrice } from '#src/queries/exchange/units.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { toRate } from '../derivatives/to-rate.ts'
import { feedsOfMarket } from '../exchange/mark-prices.ts'
import { getMarket } from './get-market.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listCandleMarks(
  pool: Pool,
  request: ListCandleMarksRequest,
): Promise<ListCandleMarksResponse> {
  const { times, seconds } = readCandles(request)
  const market = await getMarket(pool, request.marketId)
  if (times.length === 0) return { marks: [] }
  const blocks = await findCandleBlocks(pool, times, seconds)
  const firsts = blocks.map(({ first }) => first)
  const [prices, rates, liquidated] = await Promise.all([
    listPrices(pool, market, blocks),
    listChargedRates(pool, market.key, firsts),
    sumLiquidations(pool, market.key, firsts),
  ])
  const ratesOf = Map.groupBy(rates, ({ candle }) => candle)
  const liquidatedOf = new Map(liquidated.map((one) => [one.candle, one]))
  const marks = times.map((time, at): CandleMark => {
    const [charged, closed] = [ratesOf.get(at) ?? [], liquidatedOf.get(at)]
    return {
      time: BigInt(time),
      oraclePrice: prices[at] ?? '',
      payments: charged.length,
      fundingRate: sumRates(charged),
      liquidations: closed?.count ?? 0,
      liquidatedLong: closed === undefined ? '0' : shift(closed.long, 0),
      liquidatedShort: closed === undefined ? '0' : shift(closed.short, 0),
    }
  })
  return { marks }
}

const mostCandles = 1000
const [longest, latest] = [31_622_400, 253_402_300_799] // a year; the last second of the year 9999

/** @throws Fault `invalid-input` */
function readCandles({ times, seconds }: ListCandleMarksRequest): { times: number[]; seconds: number } {
  if (seconds < 1 || seconds > longest)
    throw invalidInput('candles.seconds', `A candle of ${seconds} seconds there is not`, { seconds })
  if (times.length > mostCandles)
    throw invalidInput('candles.times', `At most ${mostCandles} candles at once`)
  const read = times.map(Number)
  const wrong = read.find((time, at) => time < 0 || time > latest || time <= (read[at - 1] ?? -1))
  if (wrong !== undefined)
    throw invalidInput('candles.times', `${wrong} is no time after the one before it, in seconds since 1970`)
  return { times: read, seconds }
}

/** What the oracle of a market said at the end of candles, in the quote asset. */
async function listPrices(
  pool: Pool,
  market: Market,
  blocks: readonly CandleBlocks[],
): Promise<(string | undefined)[]> {
  if (market.kind === 'spot') return []
  const { base, quote } = feedsOfMarket(market)
  const asked = { heights: blocks.map(({ last }) => last), since: await findOracleSince(pool, market) }
  const [of, against] = await Promise.all([
    findPricesAt(pool, base, asked),
    quote === null ? undefined : findPricesAt(pool, quote, asked),
  ])
  const scale = Number(market.told['oracle_scale_factor'] ?? 0)
  return of.map((price, at) => {
    const pair = against === undefined ? price : ratioOf(price, against[at])
    return pair === undefined ? undefined : toHumanPrice(market, shift(formatDecimal(pair), scale))
  })
}

/** The height since which the market goes by the oracle that it has now; 0 for ever since. */
async function findOracleSince(pool: Pool, market: Market): Promise<bigint> {
  const now = JSON.stringify(feedsOfMarket(market))
  const told = await listToldMarkets(pool, market.key)
  const other = told.findIndex((one) => JSON.stringify(feedsOfMarket({ ...market, told: one.told })) !== now)
  return other > 0 ? (told[other - 1]?.height ?? 0n) : 0n
}

/** '' where the chain told none of them. */
function sumRates(charged: readonly ChargedRate[]): string {
  const rates = charged.map(toRate).filter((rate) => rate !== '')
  return rates.length === 0 ? '' : addDecimals(rates)
}
