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
import { toDerivativeHistory, toDerivativeResting } from '../exchange/follow-orders.ts'
import { keepPerBlock, messagesPerBlock } from '../exchange/keep-per-block.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { followHistory, followResting } from '../exchange/order-streams.ts'
import { createBookStreams, createTelling, followMarkets, type StreamSources } from '../exchange/streams.ts'
import { followTrades } from '../exchange/trade-streams.ts'
import { toDerivativeMarket } from './to-market.ts'
import { toDerivativeTrade } from './trades.ts'

type Sources = StreamSources & { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods that tell what each block changes, from the moment of the call on. */
export function createStreamMethods({ pool, markets, ...sources }: Sources) {
  const tell = createTelling<DerivativeMarketInfo>()
  const marketsAt = keepPerBlock(async () => {
    const known = await markets()
    const told = known.list.filter(({ kind }) => kind !== 'binary')
    const keys = told.map(({ key }) => key)
    const rates = await findLastRates(pool, keys)
    return tell(told.map((market) => toDerivativeMarket(market, known, rates.get(market.key))))
  })
  const { changes } = sources
  const tradesOf = messagesPerBlock(changes.fillsOf, toDerivativeTrade)
  const restingOf = messagesPerBlock(changes.ordersOf, toDerivativeResting)
  const historyOf = messagesPerBlock(changes.ordersOf, toDerivativeHistory)

  const streamTrades = (request: StreamTradesRequest, context: CallContext) =>
    followTrades(sources, context, { request, tradesOf })

  return {
    ...createBookStreams(sources),
    streamTrades,
    streamTradesV2: streamTrades,
    streamMarket: ({ marketIds }: StreamMarketRequest, context: CallContext) =>
      followMarkets(sources, context, { marketIds, marketsAt }),
    streamOrders: (request: StreamOrdersRequest, context: CallContext) =>
      followResting(sources, context, { request, ordersOf: restingOf }),
    streamOrdersHistory: (request: StreamOrdersHistoryRequest, context: CallContext) =>
      followHistory(sources, context, { request, ordersOf: historyOf }),
  }
}
