import { InjectiveDerivativeExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { IInjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Places } from '@injsight/runtime'
import type { Pool } from 'pg'
import { createFundingMethods } from './funding.ts'
import { createMarketMethods } from './markets.ts'
import { createDerivativeOrders } from './orders.ts'
import { createPositionStreams } from './position-streams.ts'
import { createPositionMethods } from './positions.ts'
import { createDerivativeStreams } from './streams.ts'
import { createTradeMethods } from './trades.ts'
import { createBlockChanges } from '../exchange/streams/block-changes.ts'
import { createKnownMarkets } from '../exchange/known-markets.ts'
import { createRest } from '../exchange/rest.ts'
import type { Feed } from '../heads/new-heights.ts'

type Served = { pool: Pool; feed: Feed; places: Places }

/**
 * `injective_derivative_exchange_rpc`, answered from the index, in the units of the public service: see
 * chain-units.ts. It is about perpetuals, futures and binary options alike.
 */
export function createDerivativeService({ pool, feed, places }: Served): ServedService {
  const markets = createKnownMarkets(pool, ['perpetual', 'expiry', 'binary'])
  const sources = { pool, markets, feed, places, changes: createBlockChanges(pool, markets) }
  return serve<IInjectiveDerivativeExchangeRPCClient>(
    InjectiveDerivativeExchangeRPC,
    {
      ...createMarketMethods(sources),
      ...createDerivativeOrders(sources),
      ...createTradeMethods(sources),
      ...createPositionMethods(sources),
      ...createFundingMethods(sources),
      ...createDerivativeStreams(sources),
      ...createPositionStreams(sources),
    },
    { rest: createRest(InjectiveDerivativeExchangeRPC, 'derivative') },
  )
}
