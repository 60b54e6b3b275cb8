import { InjectiveSpotExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { IInjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { createKnownMarkets } from './exchange/known-markets.ts'
import { createRest } from './exchange/rest.ts'
import { createMarketMethods } from './spot/markets.ts'
import { createOrderMethods } from './spot/orders.ts'
import { createTradeMethods } from './spot/trades.ts'

/** `injective_spot_exchange_rpc`, answered from the index, in the units of the public service: see chain-units.ts. */
export function createSpotService({ pool }: { pool: Pool }): ServedService {
  const sources = { pool, markets: createKnownMarkets(pool, ['spot']) }
  return serve<IInjectiveSpotExchangeRPCClient>(
    InjectiveSpotExchangeRPC,
    {
      ...createMarketMethods(sources),
      ...createOrderMethods(sources),
      ...createTradeMethods(sources),
    },
    { rest: createRest(InjectiveSpotExchangeRPC, 'spot') },
  )
}
