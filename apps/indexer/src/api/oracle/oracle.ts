import { InjectiveOracleRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb'
import type { IInjectiveOracleRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { listPrices } from '#src/queries/exchange/oracle.ts'
import type { Feed } from '../heads/new-heights.ts'
import { sharePerHead } from '../heads/share-per-head.ts'
import { createPriceMethods } from './prices.ts'
import { createPriceStreams } from './streams.ts'

/** `injective_oracle_rpc`: what the oracles of the chain said last. */
export function createOracleService({ pool, feed }: { pool: Pool; feed: Feed }): ServedService {
  const share = sharePerHead(
    pool,
    () => '',
    () => listPrices(pool),
  )
  const readPrices = () => share(undefined)
  return serve<IInjectiveOracleRPCClient>(InjectiveOracleRPC, {
    ...createPriceMethods({ pool, readPrices }),
    ...createPriceStreams({ pool, feed, readPrices }),
  })
}
