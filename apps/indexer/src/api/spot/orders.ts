import type {
  OrdersHistoryRequest,
  OrdersHistoryResponse,
  OrdersRequest,
  OrdersResponse,
  SubaccountOrdersListRequest,
  SubaccountOrdersListResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { Pool } from 'pg'
import { toHistory, toResting } from '../exchange/follow-orders.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { listHistory, readInactive } from '../exchange/order-history.ts'
import { listOrders, toOrder } from '../exchange/resting-orders.ts'
import { readSubaccount } from '../exchange/trade-filter.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about orders: those that are open, and all that ever were. */
export function createOrderMethods({ pool, markets }: Sources) {
  async function orders(request: OrdersRequest): Promise<OrdersResponse> {
    const withInactive = readInactive(request)
    if (withInactive !== undefined) {
      const found = await listHistory(pool, await markets(), withInactive)
      return { ...found, orders: found.orders.map(toResting) }
    }
    const { orders: found, paging } = await listOrders(pool, await markets(), request)
    return { orders: found.map(toOrder), paging }
  }

  async function subaccountOrdersList(
    request: SubaccountOrdersListRequest,
  ): Promise<SubaccountOrdersListResponse> {
    readSubaccount(request.subaccountId)
    const { orders: found, paging } = await listOrders(pool, await markets(), request)
    return { orders: found.map(toOrder), paging }
  }

  async function ordersHistory(request: OrdersHistoryRequest): Promise<OrdersHistoryResponse> {
    const { orders: found, paging } = await listHistory(pool, await markets(), request)
    return { orders: found.map(toHistory), paging }
  }

  return { orders, subaccountOrdersList, ordersHistory }
}
