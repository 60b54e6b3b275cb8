import type { Pool } from 'pg'
import { toHistory, toResting } from '../exchange/follow-orders.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { createOrderMethods } from '../exchange/order-methods.ts'
import { toOrder } from '../exchange/resting-orders.ts'

/** The methods about orders of spot markets. */
export function createSpotOrders(sources: { pool: Pool; markets: () => Promise<KnownMarkets> }) {
  return createOrderMethods(sources, { toOrder, toResting, toHistory })
}
