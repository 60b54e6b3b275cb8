import type { OrderTerms } from '@injsight/injsight-v1'
import type { Units } from './units.ts'

/** An order as the indexer tells it, open or not; of spot markets without a margin. */
export type ToldOrder = {
  orderHash: string
  marketId: string
  subaccountId: string
  feeRecipient?: string
  cid: string
  /** As the chain calls it, in any case: `buy_po`. */
  type: string
  isMarketOrder?: boolean
  price: string
  quantity: string
  margin?: string
  triggerPrice: string
}

export function toTerms(order: ToldOrder, units: Units): OrderTerms {
  const { orderHash, marketId, subaccountId, feeRecipient = '', cid, type, margin, triggerPrice } = order
  return {
    hash: orderHash,
    marketId,
    subaccountId,
    feeRecipient,
    cid,
    type: type.toUpperCase(),
    isBuy: /buy/i.test(type),
    isMarketOrder: order.isMarketOrder ?? false,
    price: units.price(order.price),
    quantity: units.quantity(order.quantity),
    margin: margin === undefined ? undefined : units.amount(margin),
    triggerPrice: /[1-9]/.test(triggerPrice) ? units.price(triggerPrice) : undefined,
    expirationBlock: 0n,
    generation: 1,
  }
}
