import type { DerivativeLimitOrder } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { toDerivativeHistory, toDerivativeResting } from '../exchange/follow-orders.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { createOrderMethods } from '../exchange/order-methods.ts'
import { nameOfOrderType } from '../exchange/order-types.ts'
import { toOrder, type ToldOrder } from '../exchange/resting-orders.ts'

/** The methods about orders of derivatives. */
export function createDerivativeOrders(sources: { pool: Pool; markets: () => Promise<KnownMarkets> }) {
  return createOrderMethods(sources, {
    toOrder: toDerivativeOrder,
    toResting: toDerivativeResting,
    toHistory: toDerivativeHistory,
  })
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
