import { encodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { findPlacings } from '#src/queries/orders/placings.ts'
import { findNames, type Names } from '#src/queries/orders/names.ts'
import { listRestingOrders, type RestingOrder } from '#src/queries/orders/books/resting-orders.ts'
import { formatHash } from '../explorer/format.ts'
import { selectKnown, type KnownMarket, type KnownMarkets } from './known-markets.ts'
import { readOrderTypes } from './order-types.ts'
import { countedAtMost, readHeights, readPage, toPaging } from './read-page.ts'
import { readChoice, readSubaccount } from './trade-filter.ts'

/** What the requests for open orders have in common: what is empty doesn't matter. */
export type OrdersRequest = {
  marketId: string
  marketIds?: string[]
  orderSide?: string
  subaccountId: string
  skip: bigint
  limit: number
  startTime?: bigint
  endTime?: bigint
  isConditional?: string
  orderType?: string
  includeInactive?: boolean
  tradeId?: string
  cid?: string
}

/** An open order with what it needs to be told. */
export type ToldOrder = { order: RestingOrder; market: KnownMarket; names: Names; txHash: string }

/** @throws Fault `invalid-input` */
export async function listOrders(pool: Pool, known: KnownMarkets, request: OrdersRequest) {
  const page = readPage(request)
  const heights = await readHeights(pool, request.startTime ?? 0n, request.endTime ?? 0n)
  const search = { ...readSearch(known, request), ...heights }
  const { orders, total } = await listRestingOrders(pool, search, { ...page, countTo: countedAtMost })
  return {
    orders: await nameOrders(pool, known, orders),
    paging: toPaging(page, orders.length, total),
  }
}

function readSearch(known: KnownMarkets, request: OrdersRequest) {
  const subaccount = request.subaccountId === '' ? undefined : readSubaccount(request.subaccountId)
  const isConditional = readChoice('isConditional', request.isConditional ?? '', { true: true, false: false })
  return {
    markets: selectKnown(known, [request.marketId, ...(request.marketIds ?? [])]).map(({ key }) => key),
    account: subaccount?.account,
    subaccount: subaccount?.hex,
    isBuy: readChoice('orderSide', request.orderSide ?? '', { buy: true, sell: false }),
    kinds: isConditional === undefined ? [0, 1, 2] : isConditional ? [1, 2] : [0],
    types: readOrderTypes([request.orderType ?? '']),
    cid: request.cid || undefined,
  }
}

/** With the names of what they are of, and the transactions that placed them. */
export async function nameOrders(
  pool: Pool,
  known: KnownMarkets,
  orders: RestingOrder[],
): Promise<ToldOrder[]> {
  const [names, placings] = await Promise.all([
    findNames(pool, {
      markets: [],
      accounts: [],
      heights: orders.flatMap(({ placed, changed }) => [placed, changed]),
    }),
    findPlacings(pool, orders),
  ])
  return orders.flatMap((order) => {
    const market = known.byKey.get(order.market)
    if (market === undefined) return []
    return [{ order, market, names, txHash: formatHash(placings.get(toPrefixedHex(order.hash)) ?? '') }]
  })
}

/** What open orders of every market tell. */
export function toOrder({ order, market: { id, units }, names, txHash }: ToldOrder) {
  const { generation, trigger } = order
  return {
    orderHash: toPrefixedHex(order.hash),
    orderSide: order.isBuy ? 'buy' : 'sell',
    marketId: id,
    subaccountId: order.subaccount,
    price: units.price(order.price, generation),
    quantity: units.quantity(order.quantity, generation),
    unfilledQuantity: units.quantity(order.fillable, generation),
    triggerPrice: trigger === null ? '0' : units.price(trigger, generation),
    feeRecipient:
      order.feeRecipient || encodeAddress('inj', Buffer.from(order.subaccount.slice(2, 42), 'hex')),
    state: isUntouched(order) ? 'booked' : 'partial_filled',
    createdAt: names.timeMs(order.placed),
    updatedAt: names.timeMs(order.changed),
    txHash,
    cid: order.cid.toString(),
  }
}

function isUntouched({ quantity, fillable }: RestingOrder): boolean {
  return quantity === fillable
}
