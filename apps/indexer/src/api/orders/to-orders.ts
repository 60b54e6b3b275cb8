import type { Fill, OrderAmount, OrderEnd, OrderTerms } from '@injsight/injsight-v1'
import type * as told from '#src/queries/orders/types.ts'

/** Hashes of transactions by their sequence. */
export type Hashes = ReadonlyMap<bigint, string>

export function toAmount({ raw, human }: told.Amount): OrderAmount {
  return { raw, human: human ?? '' }
}

export function toAmountIf(amount: told.Amount | null): OrderAmount | undefined {
  return amount === null ? undefined : toAmount(amount)
}

export function toTerms({ price, quantity, ...terms }: told.OrderTerms): OrderTerms {
  return {
    ...terms,
    hash: terms.hash ?? '',
    price: toAmount(price),
    quantity: toAmount(quantity),
    margin: toAmountIf(terms.margin),
    triggerPrice: toAmountIf(terms.triggerPrice),
    expirationBlock: terms.expirationBlock ?? 0n,
  }
}

export function toFill(trade: told.Trade & { counterparties?: told.Counterparty[] }, hashes: Hashes): Fill {
  const { height, timeMs, sequence, marketId, subaccountId, orderHash, cid, isBuy, isMaker } = trade
  return {
    height,
    sequence,
    marketId,
    subaccountId,
    orderHash,
    cid,
    isBuy,
    isMaker,
    time: timeMs,
    transactionHash: hashOf(trade.transaction, hashes),
    execution: trade.execution,
    isLiquidation: trade.isLiquidation,
    price: toAmount(trade.price),
    quantity: toAmount(trade.quantity),
    fee: toAmount(trade.fee),
    counterparties: (trade.counterparties ?? []).map((one) => ({
      subaccountId: one.subaccountId,
      quantity: toAmount(one.quantity),
    })),
  }
}

export function toEnd({ reason, height, transaction, remaining }: told.OrderEnd, hashes: Hashes): OrderEnd {
  return { reason, height, transactionHash: hashOf(transaction, hashes), remaining: toAmount(remaining) }
}

export function hashOf(transaction: bigint | null, hashes: Hashes): string {
  return transaction === null ? '' : (hashes.get(transaction) ?? '')
}
