import { shiftDecimal } from '../../../amounts/amounts.ts'
import { shortenDenom } from '../../../tokens/denoms.ts'
import type { Market, Part, SentenceContext } from '../../sentence.ts'

/**
 * Numbers of a market as people read them. Version 1 of the module counts in the smallest units of its tokens:
 * spot prices in quote per base, spot quantities in base, prices and margins of the others in quote. Version 2
 * writes whole units.
 */
export type MarketNumbers = {
  market: Market
  price(raw: string): string
  quantity(raw: string): string
  /** Price times quantity, as the chain counts it. */
  worth(raw: string): string
  pricePart(value: string): Price
  quantityPart(value: string): Quantity
}

type Price = Extract<Part, { kind: 'price' }>
type Quantity = Extract<Part, { kind: 'quantity' }>

/** Undefined when the market, or the decimals that its numbers need, aren't known. */
export function findMarketNumbers(
  id: string,
  type: string,
  context: SentenceContext,
): MarketNumbers | undefined {
  const market = context.markets.find(id)
  return market && numbersOf(market, type, context)
}

/** The same for a market that is in no list yet. */
export function numbersOf(market: Market, type: string, context: SentenceContext): MarketNumbers | undefined {
  const scales = scalesOf(market, type)
  return scales && createMarketNumbers(market, scales, context)
}

type Scales = { price: number; quantity: number }

function scalesOf(market: Market, type: string): Scales | undefined {
  if (!type.startsWith('/injective.exchange.v1beta1.')) return { price: 0, quantity: 0 }
  const { kind, baseDecimals, quoteDecimals } = market
  if (quoteDecimals === undefined) return undefined
  if (kind !== 'spot') return { price: -quoteDecimals, quantity: 0 }
  return baseDecimals === undefined
    ? undefined
    : { price: baseDecimals - quoteDecimals, quantity: -baseDecimals }
}

function createMarketNumbers(market: Market, scales: Scales, context: SentenceContext): MarketNumbers {
  const { baseDenom, quoteDenom } = market
  const symbolOf = (denom: string) => context.tokens.find(denom)?.symbol ?? shortenDenom(denom)
  const quote = { symbol: symbolOf(quoteDenom), denom: quoteDenom }
  const base =
    baseDenom === undefined ? { symbol: baseOf(market) } : { symbol: symbolOf(baseDenom), denom: baseDenom }
  return {
    market,
    price: (raw) => shiftDecimal(raw, scales.price),
    quantity: (raw) => shiftDecimal(raw, scales.quantity),
    worth: (raw) => shiftDecimal(raw, scales.price + scales.quantity),
    pricePart: (value) => ({ kind: 'price', value, ...quote }),
    quantityPart: (value) => ({ kind: 'quantity', value, ...base }),
  }
}

// What a derivative is about has no denom: it is what stands before the stroke of "INJ/USDT PERP".
function baseOf({ kind, ticker }: Market): string {
  return kind === 'binary' ? '' : (ticker.split('/')[0] ?? '').trim()
}
