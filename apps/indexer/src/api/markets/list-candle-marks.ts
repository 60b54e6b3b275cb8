import { invalidInput } from '@injsight/errors'
import type { CandleMark, ListCandleMarksRequest, ListCandleMarksResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { ratioOf } from '#src/handlers/exchange/markets/mark-price.ts'
import {
  listHappenings,
  listPricesAtEnds,
  type ChargedRate,
  type Stretches,
} from '#src/queries/exchange/candle-marks.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { listToldMarkets } from '#src/queries/exchange/market-history.ts'
import type { Market } from '#src/queries/exchange/markets.ts'
import { shift, toHumanPrice } from '#src/queries/exchange/units.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { toRate } from '../derivatives/to-rate.ts'
import { feedsOfMarket } from '../exchange/mark-prices.ts'
import { getMarket } from './get-market.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listCandleMarks(
  pool: Pool,
  request: ListCandleMarksRequest,
): Promise<ListCandleMarksResponse> {
  const candles = readCandles(request)
  const market = await getMarket(pool, request.marketId)
  if (candles.times.length === 0) return { marks: [] }
  const [prices, { rates, liquidated }] = await Promise.all([
    listPrices(pool, market, candles),
    listHappenings(pool, market.key, candles),
  ])
  const ratesOf = Map.groupBy(rates, ({ stretch }) => stretch)
  const liquidatedOf = new Map(liquidated.map((one) => [one.stretch, one]))
  const marks = candles.times.map((time, at): CandleMark => {
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
const minute = 60
const [longest, latest] = [31_622_400, 253_402_300_799] // a year; the last second of the year 9999

/** @throws Fault `invalid-input` */
function readCandles({ times, seconds }: ListCandleMarksRequest): Stretches {
  if (seconds < 1 || seconds > longest || seconds % minute !== 0)
    throw invalidInput(
      'candles.seconds',
      `A candle of ${seconds} seconds there is not: candles are of whole minutes`,
      { seconds },
    )
  if (times.length > mostCandles)
    throw invalidInput('candles.times', `At most ${mostCandles} candles at once`)
  const read = times.map(Number)
  const wrong = read.find((time, at) => time < 0 || time > latest || time <= (read[at - 1] ?? -1))
  if (wrong !== undefined)
    throw invalidInput('candles.times', `${wrong} is no time after the one before it, in seconds since 1970`)
  const within = read.find((time) => time % minute !== 0)
  if (within !== undefined)
    throw invalidInput('candles.times', `${within} is no beginning of a minute, in seconds since 1970`)
  return { times: read, seconds }
}

/** What the oracle of a market said at the end of candles, in the quote asset. */
async function listPrices(pool: Pool, market: Market, candles: Stretches): Promise<(string | undefined)[]> {
  if (market.kind === 'spot') return []
  const { base, quote } = feedsOfMarket(market)
  const since = await findOracleSince(pool, market)
  const feeds = quote === null ? [base] : [base, quote]
  const [of, against] = await listPricesAtEnds(pool, feeds, { ...candles, since })
  const scale = Number(market.told['oracle_scale_factor'] ?? 0)
  return (of ?? []).map((price, at) => {
    const pair = against === undefined ? price : divide(price, against[at])
    return pair === undefined ? undefined : toHumanPrice(market, shift(pair, scale))
  })
}

/** The price of a pair from those of its feeds. */
function divide(base: string | undefined, quote: string | undefined): string | undefined {
  if (base === undefined || quote === undefined) return undefined
  const ratio = ratioOf(parseDecimal(base), parseDecimal(quote))
  return ratio === undefined ? undefined : formatDecimal(ratio)
}

/** At most so many times that a market was told are gone through. */
const mostTold = 200

/** The height since which the market goes by the oracle that it has now; 0 for ever since. */
async function findOracleSince(pool: Pool, market: Market): Promise<bigint> {
  const now = JSON.stringify(feedsOfMarket(market))
  const told = await listToldMarkets(pool, market.key, { before: undefined, limit: mostTold })
  const other = told.findIndex((one) => JSON.stringify(feedsOfMarket({ ...market, told: one.told })) !== now)
  return other > 0 ? (told[other - 1]?.height ?? 0n) : 0n
}

/** '' where the chain told none of them. */
function sumRates(charged: readonly ChargedRate[]): string {
  const rates = charged.map(toRate).filter((rate) => rate !== '')
  return rates.length > 1 ? addDecimals(rates) : (rates[0] ?? '')
}
