import type {
  SpotMarketInfo,
  StreamMarketsRequest,
  StreamOrdersHistoryRequest,
  StreamOrdersRequest,
  StreamTradesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import { toHistory, toResting } from '../exchange/follow-orders.ts'
import { keepPerBlock, messagesPerBlock } from '../exchange/keep-per-block.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { followHistory, followResting } from '../exchange/order-streams.ts'
import { createBookStreams, createTelling, followMarkets, type StreamSources } from '../exchange/streams.ts'
import { followTrades } from '../exchange/trade-streams.ts'
import { toSpotMarket } from './to-market.ts'
import { toSpotTrade } from './trades.ts'

type Sources = StreamSources & { markets: () => Promise<KnownMarkets> }

/** The methods that tell what each block changes, from the moment of the call on. */
export function createStreamMethods({ markets, ...sources }: Sources) {
  const tell = createTelling<SpotMarketInfo>()
  const marketsAt = keepPerBlock(async () => {
    const known = await markets()
    return tell(known.list.map((market) => toSpotMarket(market, known)))
  })
  const { changes } = sources
  const tradesOf = messagesPerBlock(changes.fillsOf, toSpotTrade)
  const restingOf = messagesPerBlock(changes.ordersOf, toResting)
  const historyOf = messagesPerBlock(changes.ordersOf, toHistory)

  const streamTrades = (request: StreamTradesRequest, context: CallContext) =>
    followTrades(sources, context, { request, tradesOf })

  return {
    ...createBookStreams(sources),
    streamTrades,
    streamTradesV2: streamTrades,
    streamMarkets: ({ marketIds }: StreamMarketsRequest, context: CallContext) =>
      followMarkets(sources, context, { marketIds, marketsAt }),
    streamOrders: (request: StreamOrdersRequest, context: CallContext) =>
      followResting(sources, context, { request, ordersOf: restingOf }),
    streamOrdersHistory: (request: StreamOrdersHistoryRequest, context: CallContext) =>
      followHistory(sources, context, { request, ordersOf: historyOf }),
  }
}
