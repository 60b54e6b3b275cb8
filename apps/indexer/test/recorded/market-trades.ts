import type { Pool } from 'pg'
import { marketKey } from '#src/decode/values/keys.ts'
import { newest } from '#src/queries/orders/cursor.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { readTrade } from '#src/queries/orders/read-trade.ts'
import type { Trade } from '#src/queries/orders/types.ts'
import { walkFills } from '#src/queries/orders/walk-fills.ts'

/** The fills of a market, both sides of each, newest first; that of a market order that found nobody is of nothing. */
export async function readMarketTrades(pool: Pool, marketId: string): Promise<Trade[]> {
  const markets = [marketKey(marketId)]
  const search = { markets, areNamed: true, accounts: undefined, from: 0n, to: newest.height }
  const trades: Trade[] = []
  for await (const { fills } of walkFills(pool, search)) {
    const names = await findNames(pool, {
      markets,
      accounts: fills.map(({ fill }) => fill.account),
      heights: fills.map(({ at }) => at.height),
    })
    trades.push(...fills.map(({ fill, at }) => readTrade(fill, at, names)))
  }
  return trades
}
