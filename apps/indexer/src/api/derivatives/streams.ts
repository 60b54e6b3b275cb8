import type {
  DerivativeMarketInfo,
  StreamMarketRequest,
  StreamOrdersHistoryRequest,
  StreamOrdersRequest,
  StreamTradesRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { findLastRates } from '#src/queries/exchange/funding-rates.ts'
import { sharePerHead } from '../heads/share-per-head.ts'
import { toDerivativeHistory, toDerivativeResting } from '../exchange/follow-orders.ts'
import { followHistory, followResting } from '../exchange/order-streams.ts'
import { createBookStreams, createTelling, followMarkets, type StreamSources } from '../exchange/streams.ts'
import { followTrades } from '../exchange/trade-streams.ts'
import { toDerivativeMarket } from './to-market.ts'
import { toDerivativeTrade } from './trades.ts'

/** The methods that tell what each block changes, from the moment of the call on. */
export function createStreamMethods({ pool, ...sources }: StreamSources & { pool: Pool }) {
  const tell = createTelling<DerivativeMarketInfo>()
  const readMarkets = sharePerHead(
    pool,
    () => '',
    async () => {
      const known = await sources.markets()
      const markets = known.list.filter(({ kind }) => kind !== 'binary')
      const rates = await findLastRates(
        pool,
        markets.map(({ key }) => key),
      )
      return tell(markets.map((market) => toDerivativeMarket(market, known, rates.get(market.key))))
    },
  )

  const streamTrades = (request: StreamTradesRequest, context: CallContext) =>
    followTrades(sources, context, { request, toTrade: toDerivativeTrade })

  return {
    ...createBookStreams(sources),
    streamTrades,
    streamTradesV2: streamTrades,
    streamMarket: ({ marketIds }: StreamMarketRequest, context: CallContext) =>
      followMarkets(sources, context, { marketIds, read: () => readMarkets(undefined) }),
    streamOrders: (request: StreamOrdersRequest, context: CallContext) =>
      followResting(sources, context, { request, toOrder: toDerivativeResting }),
    streamOrdersHistory: (request: StreamOrdersHistoryRequest, context: CallContext) =>
      followHistory(sources, context, { request, toOrder: toDerivativeHistory }),
  }
}
