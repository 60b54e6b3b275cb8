import { shiftDecimal } from '@injsight/chain'
import type { MentionedMarket, OrderAmount } from '@injsight/injsight-v1'
import { decimalOf } from '../content/read-json.ts'

/** Reads numbers of a market as the indexer tells them, which is in the smallest units of its tokens. */
export type Units = {
  price: (told: string) => OrderAmount
  /** Of the base asset, or number of contracts. */
  quantity: (told: string) => OrderAmount
  /** Of the quote asset: a margin, a fee. */
  amount: (told: string) => OrderAmount
}

/** @param market undefined where nobody tells which decimals it has */
export function unitsOf(market: MentionedMarket | undefined): Units {
  const isSpot = market?.kind === 'spot'
  // A market that doesn't tell its decimals says 0.
  const base = isSpot ? market.baseDecimals || undefined : 0
  const quote = market?.quoteDecimals || undefined
  const pair = base === undefined || quote === undefined ? undefined : base - quote
  return {
    price: (told) => toAmount(told, pair),
    quantity: (told) => toAmount(told, market && base !== undefined ? -base : undefined),
    amount: (told) => toAmount(told, quote === undefined ? undefined : -quote),
  }
}

function toAmount(told: string, places: number | undefined): OrderAmount {
  const raw = decimalOf(told)
  return { raw, human: raw === '' || places === undefined ? '' : shiftDecimal(raw, places) }
}
