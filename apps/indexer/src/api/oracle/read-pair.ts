import { OracleType } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/oracle_pb.js'
import { invalidInput } from '@injsight/errors'
import { feedsOf, ratioOf, type MarketFeeds } from '#src/handlers/exchange/markets/mark-price.ts'
import { symbolOf, type Feed } from '#src/handlers/oracle/price.ts'
import { shift } from '#src/queries/exchange/units.ts'
import type { PriceRow } from '#src/queries/exchange/oracle.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'

/** What a price is asked for by: an oracle's type in any case, and two symbols of it. */
export type Pair = { baseSymbol: string; quoteSymbol: string; oracleType: string }

/** By type and symbol. */
export type Prices = ReadonlyMap<string, PriceRow>

const types = new Map(
  Object.values(OracleType)
    .filter((name) => typeof name === 'string')
    .map((name) => [name.toLowerCase(), name]),
)

/** A kind of oracle as the chain names it, in whichever case somebody wrote it; what is none stays as it is. */
export function kindOf(oracle: string): string {
  return types.get(oracle.toLowerCase()) ?? oracle
}

/** @throws Fault `invalid-input` */
export function readPair({ baseSymbol, quoteSymbol, oracleType }: Pair): MarketFeeds {
  const type = types.get(oracleType.toLowerCase())
  if (type === undefined)
    throw invalidInput(
      'oracle.type',
      `"${oracleType.slice(0, 40)}" is not a type of oracles: ${[...types.keys()].join(', ')} are`,
    )
  return feedsOf({
    market: { oracle_type: type, oracle_base: baseSymbol, oracle_quote: quoteSymbol },
  })
}

/** The price of a pair, times ten to the power of a scale; undefined where an oracle has none. */
export function priceOf(prices: Prices, { base, quote }: MarketFeeds, scale: number): string | undefined {
  const find = (feed: Feed) => {
    const told = prices.get(`${feed.oracle} ${symbolOf(feed)}`)
    return told && parseDecimal(told.price)
  }
  const price = quote === null ? find(base) : ratioOf(find(base), find(quote))
  return price === undefined ? undefined : shift(formatDecimal(price), scale)
}
