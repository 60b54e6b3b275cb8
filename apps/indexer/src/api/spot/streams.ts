import type {
  SpotMarketInfo,
  StreamMarketsRequest,
  StreamOrdersHistoryRequest,
  StreamOrdersRequest,
  StreamTradesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { sharePerHead } from '../heads/share-per-head.ts'
import { toHistory, toResting } from '../exchange/follow-orders.ts'
import { followHistory, followResting } from '../exchange/order-streams.ts'
import { createBookStreams, createTelling, followMarkets, type StreamSources } from '../exchange/streams.ts'
import { followTrades } from '../exchange/trade-streams.ts'
import { toSpotMarket } from './to-market.ts'
import { toSpotTrade } from './trades.ts'

/** The methods that tell what each block changes, from the moment of the call on. */
export function createStreamMethods({ pool, ...sources }: StreamSources & { pool: Pool }) {
  const tell = createTelling<SpotMarketInfo>()
  const readMarkets = sharePerHead(
    pool,
    () => '',
    async () => {
      const known = await sources.markets()
      return tell(known.list.map((market) => toSpotMarket(market, known)))
    },
  )

  const streamTrades = (request: StreamTradesRequest, context: CallContext) =>
    followTrades(sources, context, { request, toTrade: toSpotTrade })

  return {
    ...createBookStreams(sources),
    streamTrades,
    streamTradesV2: streamTrades,
    streamMarkets: ({ marketIds }: StreamMarketsRequest, context: CallContext) =>
      followMarkets(sources, context, { marketIds, read: () => readMarkets(undefined) }),
    streamOrders: (request: StreamOrdersRequest, context: CallContext) =>
      followResting(sources, context, { request, toOrder: toResting }),
    streamOrdersHistory: (request: StreamOrdersHistoryRequest, context: CallContext) =>
      followHistory(sources, context, { request, toOrder: toHistory }),
  }
}
