import { badChainData } from '@injsight/errors'
import type { Asked } from './read-asked.ts'
import type { ToldOrder } from './read-orders.ts'
import { findOrderSubaccount, readNamedMarket, type Market } from '../exchange/read-values.ts'

/** The terms of an order, however they were told. */
export type Terms = Omit<ToldOrder, 'hash' | 'fillable' | 'marginHold'> & { isMarketOrder: boolean }

/** @throws Fault `bad-chain-data` when the message can't be read */
export function readAskedTerms(
  sender: string,
  { order, isMarketOrder }: Asked,
): { market: Market; terms: Terms } {
  const { orderInfo: info, orderType, margin, triggerPrice, expirationBlock } = order
  if (info === undefined) throw badChainData('orders.asked', 'An order has no terms')
  const terms = {
    subaccount: findOrderSubaccount(sender, info.subaccountId),
    feeRecipient: info.feeRecipient === '' ? sender : info.feeRecipient,
    cid: info.cid,
    type: orderType,
    price: readScaled(info.price),
    quantity: readScaled(info.quantity),
    margin: margin === undefined ? null : readScaled(margin),
    trigger: triggerPrice === '' ? null : readScaled(triggerPrice),
    expiration: expirationBlock ?? 0n,
    isMarketOrder,
  }
  return { market: readNamedMarket(order.marketId), terms }
}

/** Whether it waits for a trigger. */
export function isConditional({ type, trigger }: Pick<Terms, 'type' | 'trigger'>): boolean {
  return trigger !== null && trigger !== 0n && type >= 3 && type <= 6
}

function readScaled(text: string): bigint {
  if (/^-?\d{1,120}$/.test(text)) return BigInt(text)
  throw badChainData('orders.asked', `"${text.slice(0, 100)}" is no decimal`)
}
