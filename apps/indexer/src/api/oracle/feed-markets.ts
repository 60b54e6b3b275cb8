import type { Pool } from 'pg'
import { feedsOf } from '#src/handlers/exchange/markets/mark-price.ts'
import type { Feed } from '#src/handlers/oracle/price.ts'
import { feedKey } from '#src/handlers/oracle/feed-key.ts'
import { listMarkets, type Market } from '#src/queries/exchange/markets.ts'

/** By the key of a feed, ids of the markets that go by it. */
export type FeedMarkets = ReadonlyMap<bigint, string[]>

export async function listFeedMarkets(pool: Pool): Promise<FeedMarkets> {
  const found = new Map<bigint, string[]>()
  for (const market of await listMarkets(pool, {})) {
    for (const feed of feedsOfMarket(market)) {
      const key = feedKey(feed)
      found.set(key, [...(found.get(key) ?? []), market.id])
    }
  }
  return found
}

function feedsOfMarket({ kind, told }: Market): Feed[] {
  if (kind === 'spot') return []
  if (kind === 'binary') {
    const [oracle, base, quote] = ['oracle_type', 'oracle_symbol', 'oracle_provider'].map((name) =>
      String(told[name]),
    )
    return [{ oracle: oracle ?? '', base: base ?? '', quote: quote ?? '' }]
  }
  const { base, quote } = feedsOf({ market: told })
  return quote === null ? [base] : [base, quote]
}
