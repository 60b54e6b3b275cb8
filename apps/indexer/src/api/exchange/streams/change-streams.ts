import type {
  StreamOrdersHistoryRequest,
  StreamOrdersRequest,
  StreamTradesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { FollowedOrder } from '../follow-orders.ts'
import { keepPerBlock, messagesPerBlock } from './keep-per-block.ts'
import { followHistory, followResting } from './order-streams.ts'
import { createBookStreams, createTelling, followMarkets, type StreamSources } from './streams.ts'
import { followTrades } from './trade-streams.ts'
import type { ToldFill } from '../trades.ts'

/** How a service tells what changes. */
export type ChangeForms<Info, Trade, Order, PastOrder> = {
  /** All its markets as they are. */
  listMarkets: () => Promise<Info[]>
  toTrade: (told: ToldFill) => Trade
  toResting: (told: FollowedOrder) => Order
  toHistory: (told: FollowedOrder) => PastOrder
}

/**
 * The methods that tell what each block changes, from the moment of the call on. That about markets has another name in
 * each service.
 */
export function createChangeStreams<Info extends { marketId: string }, Trade, Order, PastOrder>(
  sources: StreamSources,
  { listMarkets, toTrade, toResting, toHistory }: ChangeForms<Info, Trade, Order, PastOrder>,
) {
  const { changes } = sources
  const tell = createTelling<Info>()
  const marketsAt = keepPerBlock(async () => tell(await listMarkets()))
  const tradesOf = messagesPerBlock(changes.fillsOf, toTrade)
  const restingOf = messagesPerBlock(changes.ordersOf, toResting)
  const historyOf = messagesPerBlock(changes.ordersOf, toHistory)

  const streamTrades = (request: StreamTradesRequest, context: CallContext) =>
    followTrades(sources, context, { request, tradesOf })
  const streamMarkets = ({ marketIds }: { marketIds: string[] }, context: CallContext) =>
    followMarkets(sources, context, { marketIds, marketsAt })

  return {
    streamMarkets,
    methods: {
      ...createBookStreams(sources),
      streamTrades,
      streamTradesV2: streamTrades,
      streamOrders: (request: StreamOrdersRequest, context: CallContext) =>
        followResting(sources, context, { request, ordersOf: restingOf }),
      streamOrdersHistory: (request: StreamOrdersHistoryRequest, context: CallContext) =>
        followHistory(sources, context, { request, ordersOf: historyOf }),
    },
  }
}
