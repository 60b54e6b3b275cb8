import type { Pool } from 'pg'
import { feedsOf, ratioOf, type MarketFeeds } from '#src/handlers/exchange/markets/mark-price.ts'
import type { Feed } from '#src/handlers/oracle/price.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { listPrices } from '#src/queries/exchange/oracle.ts'
import { sharePerHead } from '../heads/share-per-head.ts'

/** What the oracles say that a derivative is worth, in the units of its market; undefined when they say nothing. */
export type MarkPrices = (market: OfMarket) => string | undefined

/** Mark prices as of the head: read once for all who ask before the next block. */
export function createMarkPrices(pool: Pool): () => Promise<MarkPrices> {
  const read = sharePerHead(
    pool,
    () => '',
    async () => readMarkPrices(await listPrices(pool)),
  )
  return () => read(undefined)
}

/** @param told what oracles said last */
export function readMarkPrices(told: readonly (Feed & { price: string })[]): MarkPrices {
  const prices = new Map(told.map((row) => [nameOf(row), parseDecimal(row.price)]))
  const price = (feed: Feed) => prices.get(nameOf(feed))
  return (market) => {
    const marked = priceOf(market, price)
    if (marked === undefined) return undefined
    return formatDecimal(marked * 10n ** BigInt(Number(market.told['oracle_scale_factor'] ?? 0)))
  }
}

function priceOf(market: OfMarket, price: (feed: Feed) => bigint | undefined): bigint | undefined {
  const { base, quote } = feedsOfMarket(market)
  return quote === null ? price(base) : ratioOf(price(base), price(quote))
}

type OfMarket = { kind: string; told: Record<string, unknown> }

/** Where the price of a derivative comes from: of binary options one that a provider tells. */
export function feedsOfMarket({ kind, told }: OfMarket): MarketFeeds {
  if (kind !== 'binary') return feedsOf({ market: told })
  const [oracle = '', base = '', quote = ''] = ['oracle_type', 'oracle_symbol', 'oracle_provider'].map(
    (name) => String(told[name]),
  )
  return { base: { oracle, base, quote }, quote: null }
}

function nameOf({ oracle, base, quote }: Feed): string {
  return JSON.stringify([oracle, base, quote])
}
