import type { GetBlockAuctionResponse, MarketAuction, OrderAmount } from '@injsight/injsight-v1'
import type { Naming } from '../../language/write-part.server.ts'
import { plainText, type Piece, type Written } from '../../language/written.ts'
import { writeMarketOf } from '../../language/write-part.server.ts'
import { pathOfFill } from '../trades/path-of-fill.server.ts'
import { explainRefusal } from './explain-refusal.server.ts'
import { amountsOf, formatAmount, shortPrice } from './market-amounts.server.ts'
import { linkToOrder } from './path-of-order.ts'

/** What a block did to a market. */
export type AuctionLine = {
  market: Piece
  /** The prices at which it traded; none when it didn't. */
  prices: string[]
  /** What changed hands, and for how much; undefined for nothing. */
  volume: Written | undefined
  notional: Written | undefined
  fills: number
  /** Path of the first of these, whose page has all of them; undefined for none. */
  trades: string | undefined
  placed: number
  cancelled: number
  /** Why, which leads to the order where that is one alone. */
  refused: { reason: Piece; count: number }[]
}

export function viewAuction({ markets }: GetBlockAuctionResponse, naming: Naming): AuctionLine[] {
  return markets.map((market) => lineOf(market, naming)).toSorted((a, b) => b.fills - a.fills)
}

function lineOf(market: MarketAuction, naming: Naming): AuctionLine {
  const { inBase, inPrice } = amountsOf(market.marketId, naming)
  const reasons = Map.groupBy(market.refused, ({ refusal }) =>
    plainText(refusal === undefined ? [] : explainRefusal(refusal, naming).words),
  )
  const fills = market.trades.filter(isSome)
  const [first] = fills
  return {
    market: writeMarketOf(market.marketId, naming),
    prices: listPrices(market, shortPrice),
    volume: inBase(market.volume),
    notional: inPrice(market.notional),
    fills: fills.length,
    trades: first && pathOfFill(first, naming),
    placed: market.placed.length,
    cancelled: market.cancelled.length,
    refused: [...reasons].map(([reason, all]) => ({
      reason: linkToOrder(reason, all.length === 1 ? (all[0]?.hash ?? '') : ''),
      count: all.length,
    })),
  }
}

/** The prices at which a market traded. @param shorten what of one is told; the whole where it is left out */
export function listPrices(
  { clearings }: MarketAuction,
  shorten: (price: OrderAmount | undefined) => OrderAmount | undefined = (price) => price,
): string[] {
  return [...new Set(clearings.filter(isSome).map(({ price }) => formatAmount(shorten(price))))]
}

/** The chain tells of market orders that found nothing as of trades of nothing. */
export function isSome({ quantity }: { quantity?: OrderAmount | undefined }): boolean {
  return /[1-9]/.test(quantity?.raw ?? '')
}
