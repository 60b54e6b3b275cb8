import { InjectiveDerivativeExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { IInjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { createFundingMethods } from './derivatives/funding.ts'
import { createMarketMethods } from './derivatives/markets.ts'
import { createOrderMethods } from './derivatives/orders.ts'
import { createPositionStreams } from './derivatives/position-streams.ts'
import { createPositionMethods } from './derivatives/positions.ts'
import { createStreamMethods } from './derivatives/streams.ts'
import { createTradeMethods } from './derivatives/trades.ts'
import { createBlockChanges } from './exchange/block-changes.ts'
import { createKnownMarkets } from './exchange/known-markets.ts'
import { createRest } from './exchange/rest.ts'
import type { Feed } from './heads/new-heights.ts'

/**
 * `injective_derivative_exchange_rpc`, answered from the index, in the units of the public service: see
 * chain-units.ts. It is about perpetuals, futures and binary options alike.
 */
export function createDerivativeService({ pool, feed }: { pool: Pool; feed: Feed }): ServedService {
  const markets = createKnownMarkets(pool, ['perpetual', 'expiry', 'binary'])
  const sources = { pool, markets, feed, changes: createBlockChanges(pool, markets) }
  return serve<IInjectiveDerivativeExchangeRPCClient>(
    InjectiveDerivativeExchangeRPC,
    {
      ...createMarketMethods(sources),
      ...createOrderMethods(sources),
      ...createTradeMethods(sources),
      ...createPositionMethods(sources),
      ...createFundingMethods(sources),
      ...createStreamMethods(sources),
      ...createPositionStreams(sources),
    },
    { rest: createRest(InjectiveDerivativeExchangeRPC, 'derivative') },
  )
}
