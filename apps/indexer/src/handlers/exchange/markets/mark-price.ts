import type { State } from '#src/state/state.ts'
import type { Feed } from '#src/handlers/oracle/price.ts'
import { prices } from '#src/handlers/oracle/tables.ts'
import type { Json } from '#src/handlers/read-json.ts'
import type { Market } from './markets.ts'
import { divide } from '#src/handlers/staking/decimals.ts'

/** Where the price of a market comes from. Without `quote` it is of the pair already, or in dollars. */
export type MarketFeeds = { base: Feed; quote: Feed | null }

export function feedsOf({ market }: Pick<Market, 'market'>): MarketFeeds {
  const told = market as Json
  const [oracle = '', base = '', quote = ''] = ['oracle_type', 'oracle_base', 'oracle_quote'].map((name) =>
    String(told[name]),
  )
  if (oracle === 'PriceFeed' || oracle === 'Provider') return { base: { oracle, base, quote }, quote: null }
  const feed = (symbol: string) => ({ oracle, base: oracle === 'Pyth' ? idOf(symbol) : symbol, quote: '' })
  return { base: feed(base), quote: quote === 'USD' ? null : feed(quote) }
}

/** Pyth's ids are hashes: a market may write one in its own way. */
function idOf(symbol: string): string {
  return `0x${symbol.replace(/^0x/i, '').toLowerCase().padStart(64, '0')}`
}

/** What the oracle says that a derivative is worth, in the units of its market; undefined when it says nothing. */
export async function findMarkPrice(state: State, market: Market): Promise<bigint | undefined> {
  const { base, quote } = feedsOf(market)
  const of = await findPrice(state, base)
  const price = quote === null ? of : ratioOf(of, await findPrice(state, quote))
  if (price === undefined) return undefined
  const { oracle_scale_factor: scale } = market.market as Json
  return price * 10n ** BigInt(typeof scale === 'number' ? scale : 0)
}

/** The price of a pair from those of its feeds; undefined where one of them has none. */
export function ratioOf(base: bigint | undefined, quote: bigint | undefined): bigint | undefined {
  return base === undefined || quote === undefined || quote <= 0n ? undefined : divide(base, quote)
}

async function findPrice(state: State, feed: Feed): Promise<bigint | undefined> {
  return (await state.find(prices, feed))?.price ?? undefined
}
