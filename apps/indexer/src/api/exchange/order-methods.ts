import type { Pool } from 'pg'
import type { FollowedOrder } from './follow-orders.ts'
import type { KnownMarkets } from './known-markets.ts'
import { listHistory, readInactive, type HistoryRequest } from './order-history.ts'
import { listOrders, type OrdersRequest, type ToldOrder } from './resting-orders.ts'
import { readSubaccount } from './trade-filter.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** How a service tells orders: one that is open, one of the past in the same form, and one in the form of histories. */
export type OrderForms<Order, PastOrder> = {
  toOrder: (told: ToldOrder) => Order
  toResting: (told: FollowedOrder) => Order
  toHistory: (told: FollowedOrder) => PastOrder
}

/** The methods about orders: open ones, in books or waiting for their trigger, and all that ever were. */
export function createOrderMethods<Order, PastOrder>(
  { pool, markets }: Sources,
  { toOrder, toResting, toHistory }: OrderForms<Order, PastOrder>,
) {
  async function listOpen(request: OrdersRequest) {
    const { orders: found, paging } = await listOrders(pool, await markets(), request)
    return { orders: found.map(toOrder), paging }
  }

  return {
    async orders(request: OrdersRequest) {
      const withInactive = readInactive(request)
      if (withInactive === undefined) return listOpen(request)
      const found = await listHistory(pool, await markets(), withInactive)
      return { ...found, orders: found.orders.map(toResting) }
    },
    async subaccountOrdersList(request: OrdersRequest) {
      readSubaccount(request.subaccountId)
      return listOpen(request)
    },
    async ordersHistory(request: HistoryRequest) {
      const { orders: found, paging } = await listHistory(pool, await markets(), request)
      return { orders: found.map(toHistory), paging }
    },
  }
}
