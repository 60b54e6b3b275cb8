import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/keys.ts'
import { ofOrders } from '#src/handlers/statistics/trading.ts'
import { findFirstHeightSince } from '#src/queries/blocks/blocks.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { walkFills, type FoundFill } from '#src/queries/orders/walk-fills.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import type { UsdPrices } from '../usd-prices.ts'
import { startOfDay } from './periods.ts'
import { usdOf } from './trades.ts'

/** In dollars: what was traded, and what closed positions brought before fees. */
export type TradedDay = { volume: string; pnl: string }

const mostRead = 100_000
const highest = 2n ** 47n - 1n

type Search = { bytes: Uint8Array; from: number; known: KnownMarkets; usd: UsdPrices }

/** What an account traded since a moment, by day: milliseconds of their beginnings. */
export async function readRecord(
  pool: Pool,
  { bytes, from, known, usd }: Search,
): Promise<Map<number, TradedDay>> {
  const first = await findFirstHeightSince(pool, BigInt(Math.max(0, from)))
  if (first === undefined) return new Map()
  const account = accountKey(bytes)
  const markets = known.list.map(({ key }) => key)
  const search = { markets, areNamed: false, accounts: [account], from: first, to: highest }
  const days = new Map<number, TradedDay>()
  let read = 0
  for await (const part of walkFills(pool, search)) {
    read += part.length
    if (read > mostRead)
      throw invalidInput('period.too_long', `More than ${mostRead} trades: ask for a shorter period`)
    const heights = part.map(({ at }) => at.height)
    const names = await findNames(pool, { markets: [], accounts: [], heights })
    for (const found of part.filter(({ fill }) => fill.account === account)) {
      const day = startOfDay(Number(names.timeMs(found.at.height)))
      const before = days.get(day) ?? { volume: '0', pnl: '0' }
      days.set(day, addFill(before, found, known, usd))
    }
  }
  return days
}

function addFill(day: TradedDay, found: FoundFill, { byKey }: KnownMarkets, usd: UsdPrices): TradedDay {
  const market = byKey.get(found.at.market)
  if (market === undefined) return day
  const { fill } = found.fill
  const pnl =
    fill.position === null
      ? undefined
      : usd.worthOf(market.quoteDenom, market.units.amount(fill.position.pnl, fill.generation))
  return {
    volume: ofOrders.has(fill.execution)
      ? addDecimals([day.volume, usdOf({ market, fill: found.fill }, usd) || '0'])
      : day.volume,
    pnl: addDecimals([day.pnl, pnl ?? '0']),
  }
}
