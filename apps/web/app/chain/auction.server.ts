import type { GetBlockAuctionResponse, MarketAuction, OrderAmount } from '@injsight/injsight-v1'
import type { Naming } from '../language/write-sentence.server.ts'
import type { Piece } from '../language/written.ts'
import { formatAmount, writeMarket } from './orders.server.ts'

/** What a block did to a market. */
export type AuctionLine = {
  market: Piece
  /** The prices at which it traded; none when it didn't. */
  prices: string[]
  volume: string
  notional: string
  quote: string
  fills: number
  placed: number
  cancelled: number
  refused: { reason: string; count: number }[]
}

export function viewAuction({ markets }: GetBlockAuctionResponse, naming: Naming): AuctionLine[] {
  return markets.map((market) => lineOf(market, naming)).toSorted((a, b) => b.fills - a.fills)
}

function lineOf(market: MarketAuction, naming: Naming): AuctionLine {
  const known = naming.names.markets.get(market.marketId)
  const reasons = Map.groupBy(
    market.refused.flatMap(({ refusal }) => refusal ?? []),
    ({ reason, codespace, code }) => reason || `${codespace} ${code}`,
  )
  const clearings = market.clearings.filter(isSome)
  return {
    market: writeMarket(market.marketId, naming),
    prices: [...new Set(clearings.map(({ price }) => formatAmount(price)))],
    volume: clearings.length === 0 ? '' : formatAmount(market.volume),
    notional: clearings.length === 0 ? '' : formatAmount(market.notional),
    quote: (known && naming.names.tokens.get(known.quoteDenom)?.symbol) ?? '',
    fills: market.trades.filter(isSome).length,
    placed: market.placed.length,
    cancelled: market.cancelled.length,
    refused: [...reasons].map(([reason, all]) => ({ reason, count: all.length })),
  }
}

/** The chain tells of market orders that found nothing as of trades of nothing. */
export function isSome({ quantity }: { quantity?: OrderAmount | undefined }): boolean {
  return /[1-9]/.test(quantity?.raw ?? '')
}
