import { InjectiveSpotExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { IInjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import { refusal, serve, Status, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { createBlockChanges } from '../exchange/streams/block-changes.ts'
import { createKnownMarkets } from '../exchange/known-markets.ts'
import { createRest } from '../exchange/rest.ts'
import type { Feed } from '../heads/new-heights.ts'
import { createMarketMethods } from './markets.ts'
import { createSpotOrders } from './orders.ts'
import { createSpotStreams } from './streams.ts'
import { createTradeMethods } from './trades.ts'

/** `injective_spot_exchange_rpc`, answered from the index, in the units of the public service: see chain-units.ts. */
export function createSpotService({ pool, feed }: { pool: Pool; feed: Feed }): ServedService {
  const markets = createKnownMarkets(pool, ['spot'])
  const sources = { pool, markets, feed, changes: createBlockChanges(pool, markets) }
  return serve<IInjectiveSpotExchangeRPCClient>(
    InjectiveSpotExchangeRPC,
    {
      ...createMarketMethods(sources),
      ...createSpotOrders(sources),
      ...createTradeMethods(sources),
      ...createSpotStreams(sources),
      ...unknowable,
    },
    { rest: createRest(InjectiveSpotExchangeRPC, 'spot') },
  )
}

const unknowable = {
  /** What a contract swapped at once is told by that contract alone, each in its own words. */
  atomicSwapHistory: (): never => {
    throw refusal(
      Status.unimplemented,
      'Blocks do not tell what was a swap of a contract: the trades of its orders are in TradesV2, its calls in GetContractTxsV2',
    )
  },
}
