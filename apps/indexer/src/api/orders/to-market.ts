import type { MarketAuction } from '@injsight/injsight-v1'
import type * as told from '#src/queries/orders/types.ts'
import { hashOf, toAmount, toEnd, toFill, toTerms, type Hashes } from './to-orders.ts'

export function toMarket(market: told.MarketAuction, hashes: Hashes): MarketAuction {
  return {
    marketId: market.marketId,
    generation: market.generation,
    clearings: market.clearings.map(({ price, quantity, notional, ...clearing }) => ({
      ...clearing,
      price: toAmount(price),
      quantity: toAmount(quantity),
      notional: toAmount(notional),
    })),
    volume: toAmount(market.volume),
    notional: toAmount(market.notional),
    trades: market.trades.map((trade) => toFill(trade, hashes)),
    placed: market.placed.map(({ terms, transaction }) => ({
      terms: toTerms(terms),
      transactionHash: hashOf(transaction, hashes),
    })),
    cancelled: market.cancelled.map(({ hash, subaccountId, price, end }) => ({
      hash,
      subaccountId,
      price: toAmount(price),
      end: toEnd(end, hashes),
    })),
    triggered: market.triggered,
    refused: market.refused.map(({ hash, cid, terms, refusal, transaction }) => ({
      hash: hash ?? '',
      cid,
      terms: terms === null ? undefined : toTerms(terms),
      refusal,
      transactionHash: hashOf(transaction, hashes),
    })),
    refusedCancels: market.refusedCancels.map(({ subaccountId, hash, cid, why, transaction }) => ({
      subaccountId,
      hash: hash ?? '',
      cid,
      why,
      transactionHash: hashOf(transaction, hashes),
    })),
  }
}
