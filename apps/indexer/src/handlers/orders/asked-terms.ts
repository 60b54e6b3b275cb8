import { findAccount } from '#src/decode/account.ts'
import { badChainData } from '@injsight/errors'
import type { Asked } from './read-asked.ts'
import type { ToldOrder } from './read-orders.ts'
import { readMarket, readSubaccount, type Market, type Subaccount } from './read-values.ts'

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
    subaccount: subaccountOf(sender, info.subaccountId),
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
  return { market: readMarket(order.marketId), terms }
}

/** Whether it waits for a trigger. */
export function isConditional({ type, trigger }: Pick<Terms, 'type' | 'trigger'>): boolean {
  return trigger !== null && trigger !== 0n && type >= 3 && type <= 6
}

/** A subaccount may be named by its number alone; nothing is number 0. */
export function subaccountOf(sender: string, id: string): Subaccount {
  if (id.length > 3) return readSubaccount(id.startsWith('0x') ? id.toLowerCase() : `0x${id.toLowerCase()}`)
  const account = findAccount(sender)
  if (account === null || !/^\d*$/.test(id))
    throw badChainData('orders.subaccount', `"${id}" is no subaccount`)
  const address = Buffer.from(account.bytes).toString('hex')
  return readSubaccount(`0x${address}${Number(id).toString(16).padStart(24, '0')}`)
}

function readScaled(text: string): bigint {
  if (/^-?\d{1,120}$/.test(text)) return BigInt(text)
  throw badChainData('orders.asked', `"${text.slice(0, 100)}" is no decimal`)
}
