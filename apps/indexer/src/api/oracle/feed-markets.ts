import type { Pool } from 'pg'
import { feedKey } from '#src/handlers/oracle/feed-key.ts'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import { feedsOfMarket } from '../exchange/mark-prices.ts'

/** By the key of a feed, ids of the markets that go by it. */
export type FeedMarkets = ReadonlyMap<bigint, string[]>

export async function listFeedMarkets(pool: Pool): Promise<FeedMarkets> {
  const found = new Map<bigint, string[]>()
  for (const market of await listMarkets(pool, {})) {
    if (market.kind === 'spot') continue
    const { base, quote } = feedsOfMarket(market)
    for (const feed of quote === null ? [base] : [base, quote]) {
      const key = feedKey(feed)
      found.set(key, [...(found.get(key) ?? []), market.id])
    }
  }
  return found
}
