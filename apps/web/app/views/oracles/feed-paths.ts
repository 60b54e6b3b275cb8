import { formatQuery } from '../../format-query.ts'

/** What a feed is known by. */
export type Feed = { oracle: string; base: string; quote: string }

/**
 * Where a feed has its page: names of oracles may have any letters.
 *
 * @example pathOfFeed({ oracle: 'PriceFeed', base: 'INJ', quote: 'USDT' }) // '/oracle/PriceFeed/INJ/USDT/'
 */
export function pathOfFeed({ oracle, base, quote }: Feed): string {
  const parts = quote === '' ? [oracle, base] : [oracle, base, quote]
  return `/oracle/${parts.map(encodeURIComponent).join('/')}/`
}

/** The same as a query. */
export function queryOfFeed({ oracle, base, quote }: Feed): string {
  return formatQuery({ oracle, base, quote })
}

/**
 * A price of a pair goes by both, a provider's by what it is of.
 *
 * @example nameOfFeed({ oracle: 'PriceFeed', base: 'INJ', quote: 'USDT' }) // 'INJ/USDT'
 */
export function nameOfFeed({ oracle, base, quote }: Feed): string {
  if (quote === '') return base
  return oracle === 'Provider' ? `${base} · ${quote}` : `${base}/${quote}`
}

const oracles =
  'Band PriceFeed Coinbase Chainlink Razor Dia API3 Uma Pyth BandIBC Provider Stork ChainlinkDataStreams'.split(
    ' ',
  )

/**
 * An oracle as the chain writes it: Injective's own services tell it in small letters.
 *
 * @example nameOfOracle('pricefeed') // 'PriceFeed'
 */
export function nameOfOracle(type: string): string {
  return oracles.find((name) => name.toLowerCase() === type.toLowerCase()) ?? type
}

/** Where the feed has its page that a market goes by; of one that divides two prices, that of its base. */
export function pathOfOracle({ type, base, quote }: { type: string; base: string; quote: string }): string {
  const oracle = nameOfOracle(type)
  const isOfPair = ['PriceFeed', 'Provider'].includes(oracle)
  return pathOfFeed({ oracle, base, quote: isOfPair ? quote : '' })
}
