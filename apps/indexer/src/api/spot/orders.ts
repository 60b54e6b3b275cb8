import type {
  OrdersRequest,
  OrdersResponse,
  SubaccountOrdersListRequest,
  SubaccountOrdersListResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { Pool } from 'pg'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { listOrders, toOrder } from '../exchange/resting-orders.ts'
import { readSubaccount } from '../exchange/trade-filter.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about open orders. */
export function createOrderMethods({ pool, markets }: Sources) {
  async function orders(request: OrdersRequest): Promise<OrdersResponse> {
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

  return { orders, subaccountOrdersList }
}
