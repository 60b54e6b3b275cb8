import type { Pool } from 'pg'
import { feedsOf } from '#src/handlers/exchange/markets/mark-price.ts'
import type { Feed } from '#src/handlers/oracle/price.ts'
import { divide } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { listPrices } from '#src/queries/exchange/oracle.ts'
import { sharePerHead } from '../heads/share-per-head.ts'
import type { KnownMarket } from './known-markets.ts'

/** What the oracles say that a derivative is worth, in the units of its market; undefined when they say nothing. */
export type MarkPrices = (market: KnownMarket) => string | undefined

/** Mark prices as of the head: read once for all who ask before the next block. */
export function createMarkPrices(pool: Pool): () => Promise<MarkPrices> {
  const read = sharePerHead(
    pool,
    () => '',
    async (): Promise<MarkPrices> => {
      const rows = await listPrices(pool)
      const prices = new Map(rows.map((row) => [nameOf(row), parseDecimal(row.price)]))
      const price = (feed: Feed) => prices.get(nameOf(feed))
      return (market) => {
        const marked = market.kind === 'binary' ? price(feedOfBinary(market)) : ofPair(market, price)
        if (marked === undefined) return undefined
        return formatDecimal(marked * 10n ** BigInt(Number(market.told['oracle_scale_factor'] ?? 0)))
      }
    },
  )
  return () => read(undefined)
}

function ofPair({ told }: KnownMarket, price: (feed: Feed) => bigint | undefined): bigint | undefined {
  const { base, quote } = feedsOf({ market: told })
  const of = price(base)
  if (of === undefined || quote === null) return of
  const against = price(quote)
  return against === undefined || against <= 0n ? undefined : divide(of, against)
}

function feedOfBinary({ told }: KnownMarket): Feed {
  return {
    oracle: String(told['oracle_type']),
    base: String(told['oracle_symbol']),
    quote: String(told['oracle_provider']),
  }
}

function nameOf({ oracle, base, quote }: Feed): string {
  return JSON.stringify([oracle, base, quote])
}
