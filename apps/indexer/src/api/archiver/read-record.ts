import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { listTradedDays } from '#src/queries/exchange/accounts/account-trading.ts'
import { addDecimals, multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { toHumanNotional } from '#src/queries/exchange/units.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import type { UsdPrices } from '../usd-prices.ts'

/** In dollars: what was traded, and what closed positions brought as the chain tells it. */
export type TradedDay = { volume: string; pnl: string }

type Search = { bytes: Uint8Array; from: number; known: KnownMarkets; usd: UsdPrices }

/** What an account traded since a day began, by day: milliseconds of their beginnings. */
export async function readRecord(
  pool: Pool,
  { bytes, from, known, usd }: Search,
): Promise<Map<number, TradedDay>> {
  const lines = await listTradedDays(pool, accountKey(bytes), from)
  const days = new Map<number, TradedDay>()
  for (const { market: key, timeMs, generation, notional, pnl } of lines) {
    const market = known.byKey.get(key)
    const price = market && usd.priceOf(market.quoteDenom)
    if (market === undefined || price === undefined) continue
    const worth = (amount: string) =>
      multiplyDecimals(toHumanNotional({ ...market, generation }, amount), price)
    const before = days.get(timeMs) ?? { volume: '0', pnl: '0' }
    days.set(timeMs, {
      volume: addDecimals([before.volume, worth(notional)]),
      pnl: addDecimals([before.pnl, worth(pnl)]),
    })
  }
  return days
}
