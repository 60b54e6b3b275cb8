import type {
  DerivativeLimitOrder,
  OrdersHistoryRequest,
  OrdersHistoryResponse,
  OrdersRequest,
  OrdersResponse,
  SubaccountOrdersListRequest,
  SubaccountOrdersListResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { toDerivativeHistory, toDerivativeResting } from '../exchange/follow-orders.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { nameOfOrderType } from '../exchange/order-types.ts'
import { listHistory, readInactive } from '../exchange/order-history.ts'
import { listOrders, toOrder, type ToldOrder } from '../exchange/resting-orders.ts'
import { readSubaccount } from '../exchange/trade-filter.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about orders: open ones, in books or waiting for their trigger, and all that ever were. */
export function createOrderMethods({ pool, markets }: Sources) {
  async function orders(request: OrdersRequest): Promise<OrdersResponse> {
    const withInactive = readInactive(request)
    if (withInactive !== undefined) {
      const found = await listHistory(pool, await markets(), withInactive)
      return { ...found, orders: found.orders.map(toDerivativeResting) }
    }
    const { orders: found, paging } = await listOrders(pool, await markets(), request)
    return { orders: found.map(toDerivativeOrder), paging }
  }

  async function subaccountOrdersList(
    request: SubaccountOrdersListRequest,
  ): Promise<SubaccountOrdersListResponse> {
    readSubaccount(request.subaccountId)
    const { orders: found, paging } = await listOrders(pool, await markets(), request)
    return { orders: found.map(toDerivativeOrder), paging }
  }

  async function ordersHistory(request: OrdersHistoryRequest): Promise<OrdersHistoryResponse> {
    const { orders: found, paging } = await listHistory(pool, await markets(), request)
    return { orders: found.map(toDerivativeHistory), paging }
  }

  return { orders, subaccountOrdersList, ordersHistory }
}

const kindOfMarketOrder = 2

/** An order that is open has neither been triggered nor placed another; nobody counts orders of a market. */
export function toDerivativeOrder(told: ToldOrder): DerivativeLimitOrder {
  const { order, market } = told
  const margin = market.units.amount(order.margin ?? '0', order.generation)
  return {
    ...toOrder(told),
    isReduceOnly: margin === '0',
    margin,
    orderNumber: 0n,
    orderType: nameOfOrderType(order.type),
    isConditional: order.kind > 0,
    triggerAt: 0n,
    placedOrderHash: '',
    executionType: order.kind === kindOfMarketOrder ? 'market' : 'limit',
    accountAddress: encodeAddress('inj', Buffer.from(order.subaccount.slice(2, 42), 'hex')),
  }
}
