import { InjectiveArchiverRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import type { IInjectiveArchiverRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Places } from '@injsight/runtime'
import type { Pool } from 'pg'
import { createAverageEntries } from './average-entries.ts'
import { createBalanceMethod } from './balance.ts'
import { createHolderMethod } from './holders.ts'
import { createLeaderboardMethods } from './leaderboards.ts'
import { createRecordMethods } from './records.ts'
import { createTradeMethod } from './trades.ts'
import { createKnownMarkets } from '../exchange/known-markets.ts'
import type { Feed } from '../heads/new-heights.ts'
import { createUsdPrices } from '../usd-prices.ts'

type Served = { pool: Pool; feed: Feed; places: Places }

/** `injective_archiver_rpc`: what accounts traded and earned, as far as the index has it. */
export function createArchiverService({ pool, feed, places }: Served): ServedService {
  const markets = createKnownMarkets(pool, ['spot', 'perpetual', 'expiry', 'binary'])
  const sources = { pool, feed, places, markets, readUsd: createUsdPrices(pool) }
  return serve<IInjectiveArchiverRPCClient>(InjectiveArchiverRPC, {
    ...createAverageEntries(sources),
    ...createBalanceMethod(sources),
    ...createHolderMethod(sources),
    ...createTradeMethod(sources),
    ...createRecordMethods(sources),
    ...createLeaderboardMethods(sources),
  })
}
