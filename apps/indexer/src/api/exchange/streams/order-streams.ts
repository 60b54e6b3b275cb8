import type { CallContext } from '@injsight/grpc-web'
import { isBuy } from '#src/handlers/orders/read-orders.ts'
import type { FollowedOrder } from '../follow-orders.ts'
import type { PerBlock } from './keep-per-block.ts'
import { createMarketTest } from '../known-markets.ts'
import { newBlocks } from './new-blocks.ts'
import { readHistoryFilter, readState, type HistoryRequest } from '../order-history.ts'
import type { OrdersRequest } from '../resting-orders.ts'
import type { StreamSources } from './streams.ts'
import { readChoice, readSubaccount } from '../trade-filter.ts'

type HistoryAsked = Pick<
  HistoryRequest,
  'subaccountId' | 'marketId' | 'orderTypes' | 'direction' | 'state' | 'executionTypes'
>

/** Each order to which a block does something, from the call on. */
export async function* followHistory<Order>(
  sources: StreamSources,
  context: CallContext,
  { request, ordersOf }: { request: HistoryAsked; ordersOf: PerBlock<FollowedOrder, Order> },
) {
  const passes = readHistoryFilter(request)
  const state = readState(request.state)
  const isAsked = ({ order, state: found }: FollowedOrder) =>
    passes(order) && (state === undefined || found === state)
  yield* follow(sources, context, { ...request, marketIds: [request.marketId], isAsked, ordersOf })
}

/** The same of orders that rest: those that take what is there and never do are left out. */
export async function* followResting<Order>(
  sources: StreamSources,
  context: CallContext,
  { request, ordersOf }: { request: OrdersRequest; ordersOf: PerBlock<FollowedOrder, Order> },
) {
  const passes = readHistoryFilter({
    ...request,
    direction: '',
    orderTypes: [],
    executionTypes: [],
  })
  const isBuyer = readChoice('orderSide', request.orderSide ?? '', { buy: true, sell: false })
  const isAsked = ({ order }: FollowedOrder) =>
    passes(order) &&
    (isBuyer === undefined || isBuy(order.terms.type) === isBuyer) &&
    (!order.terms.isMarketOrder || order.terms.trigger !== null)
  const marketIds = [request.marketId, ...(request.marketIds ?? [])]
  yield* follow(sources, context, { ...request, marketIds, isAsked, ordersOf })
}

type Asked<Order> = {
  subaccountId: string
  marketIds: string[]
  isAsked: (told: FollowedOrder) => boolean
  ordersOf: PerBlock<FollowedOrder, Order>
}

async function* follow<Order>(
  { changes, feed }: StreamSources,
  { signal }: CallContext,
  { subaccountId, marketIds, isAsked, ordersOf }: Asked<Order>,
): AsyncGenerator<{ order: Order; operationType: string; timestamp: bigint }> {
  const isOfMarket = createMarketTest(marketIds)
  const subaccount = subaccountId === '' ? undefined : readSubaccount(subaccountId).hex
  for await (const height of newBlocks(feed, signal)) {
    const timestamp = await changes.timeOf(height)
    for (const { told, message: order } of await ordersOf(height)) {
      if (subaccount !== undefined && told.subaccountId !== subaccount) continue
      if (!isOfMarket(told.market.id) || !isAsked(told)) continue
      const operationType = told.order.height === height ? 'insert' : 'update'
      yield { order, operationType, timestamp }
    }
  }
}
