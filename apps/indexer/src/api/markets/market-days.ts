import { invalidInput, unavailable } from '@injsight/errors'
import type { ListMarketDaysRequest, ListMarketDaysResponse, MarketDay } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  findDay,
  listPoints,
  listPriced,
  type LastPrice,
  type Priced,
  type PricePoint,
  type Traded,
} from '#src/queries/exchange/market-days.ts'
import { readPrices } from '../accounts/spot-prices.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { addDecimals, compareDecimals, multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { toHumanNotional, toHumanPrice, toHumanQuantity } from '#src/queries/exchange/units.ts'

const usualLimit = 50
export const mostMarkets = 1000
/** A market with fewer hours that it traded in is drawn by its minutes. */
const fewestHours = 3

/** @throws Fault `invalid-input`; `unavailable` when it isn't known which markets there are */
export async function listMarketDays(
  pool: Pool,
  { limit, hasPoints, marketId }: ListMarketDaysRequest,
): Promise<ListMarketDaysResponse> {
  if (limit < 0) throw invalidInput('page.invalid', 'limit is not below 0')
  const day = await findDay(pool)
  if (day === undefined) return { markets: [], time: 0n, from: 0n, since: 0n, height: 0n }
  const traded = Map.groupBy(day.traded, ({ market }) => market)
  const fillsOf = ({ key }: Priced) => (traded.get(key) ?? []).reduce((sum, { fills }) => sum + fills, 0)
  const priced = await listPriced(pool)
  if (priced.length === 0 && (await listUnknown(pool, ['exchange'])).length > 0)
    throw unavailable('markets.unknown', 'The index does not know what markets there are')
  const markets = priced
    .filter(({ id }) => marketId === '' || id === marketId.toLowerCase())
    .toSorted((a, b) => fillsOf(b) - fillsOf(a) || compare(a.ticker, b.ticker) || compare(a.id, b.id))
    .slice(0, Math.min(limit || usualLimit, mostMarkets))
  const keys = markets.map(({ key }) => key)
  const prices = readPrices(priced)
  const priceOf = (denom: string) => prices?.of.get(denom)?.price
  const [before, points] = await Promise.all([
    listPriced(pool, { keys, before: day.fromMs }),
    hasPoints
      ? listPointsOf(
          pool,
          keys.filter((key) => traded.has(key)),
        )
      : new Map<bigint, PricePoint[]>(),
  ])
  const lastBefore = new Map(before.map(({ key, last }) => [key, last]))
  return {
    markets: markets.map((market) => ({
      ...toDay(market, traded.get(market.key) ?? [], priceOf),
      priceBefore: humanPrice(market, lastBefore.get(market.key)),
      points: (points.get(market.key) ?? []).map((point) => ({
        time: point.timeMs,
        price: humanPrice(market, point),
      })),
    })),
    time: day.timeMs,
    from: day.fromMs,
    since: day.sinceMs,
    height: day.height,
  }
}

/**
 * What a market traded in the last 24 hours, in the units of people.
 *
 * @param priceOf of a whole token in dollars; left out: nobody knows one
 */
export function toDay(
  market: Priced,
  traded: Traded[],
  priceOf: (denom: string) => string | undefined = () => undefined,
): Omit<MarketDay, 'priceBefore' | 'points'> {
  const inUnits = traded.map((one) => ({ ...one, units: { ...market, generation: one.generation } }))
  const prices = (name: 'open' | 'high' | 'low') =>
    inUnits.flatMap((one) => (one[name] === null ? [] : [toHumanPrice(one.units, trim(one[name]))]))
  const volumeQuote = addDecimals(inUnits.map(({ units, notional }) => toHumanNotional(units, notional)))
  const price = priceOf(market.quoteDenom)
  return {
    marketId: market.id,
    ticker: market.ticker,
    kind: market.kind,
    generation: market.generation,
    status: market.status,
    baseDenom: market.baseDenom ?? '',
    quoteDenom: market.quoteDenom,
    price: humanPrice(market, market.last),
    priceHeight: market.last?.height ?? 0n,
    priceTime: market.last?.timeMs ?? 0n,
    open: prices('open')[0] ?? '',
    high: prices('high').toSorted(compareDecimals).at(-1) ?? '',
    low: prices('low').toSorted(compareDecimals)[0] ?? '',
    volume: addDecimals(inUnits.map(({ units, quantity }) => toHumanQuantity(units, quantity))),
    volumeQuote,
    volumeUsd: price === undefined ? '' : multiplyDecimals(volumeQuote, price),
    fills: BigInt(traded.reduce((sum, { fills }) => sum + fills, 0)),
  }
}

/** Empty for none. */
function humanPrice(market: Priced, told: Pick<LastPrice, 'generation' | 'price'> | undefined): string {
  return told === undefined ? '' : toHumanPrice({ ...market, generation: told.generation }, trim(told.price))
}

function trim(decimal: string): string {
  return addDecimals([decimal])
}

async function listPointsOf(pool: Pool, keys: bigint[]): Promise<Map<bigint, PricePoint[]>> {
  const byHour = Map.groupBy(await listPoints(pool, keys, 'hour'), ({ market }) => market)
  const few = keys.filter((key) => (byHour.get(key)?.length ?? 0) < fewestHours)
  if (few.length === 0) return byHour
  const byMinute = Map.groupBy(await listPoints(pool, few, 'minute'), ({ market }) => market)
  return new Map([...byHour, ...byMinute])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
