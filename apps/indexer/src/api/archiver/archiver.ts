import { InjectiveArchiverRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import type { IInjectiveArchiverRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { createBalanceMethod } from './balance.ts'
import { createHolderMethod } from './holders.ts'
import { createLeaderboardMethods } from './leaderboards.ts'
import { createRecordMethods } from './records.ts'
import { createTradeMethod } from './trades.ts'
import { createKnownMarkets } from '../exchange/known-markets.ts'
import { createUsdPrices } from '../usd-prices.ts'

/** `injective_archiver_rpc`: what accounts traded and earned, as far as the index has it. */
export function createArchiverService({ pool }: { pool: Pool }): ServedService {
  const markets = createKnownMarkets(pool, ['spot', 'perpetual', 'expiry', 'binary'])
  const sources = { pool, markets, readUsd: createUsdPrices(pool) }
  return serve<IInjectiveArchiverRPCClient>(InjectiveArchiverRPC, {
    ...createBalanceMethod(sources),
    ...createHolderMethod(sources),
    ...createTradeMethod(sources),
    ...createRecordMethods(sources),
    ...createLeaderboardMethods(sources),
  })
}
