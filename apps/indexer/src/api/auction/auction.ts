import { InjectiveAuctionRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb'
import type { IInjectiveAuctionRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { createAuctionMethods } from './auctions.ts'
import { createBidMethods } from './bids.ts'
import { createBurntMethods } from './burnt.ts'
import { restAt } from '../exchange/rest.ts'
import type { Feed } from '../heads/new-heights.ts'
import { createUsdPrices } from '../usd-prices.ts'

/**
 * `injective_auction_rpc`: the auctions of what the exchange earned. What a contract that bids for many people does is not
 * told by the auction: an account's rounds are those in which it bid itself, and who may join that contract is left out.
 */
export function createAuctionService({ pool, feed }: { pool: Pool; feed: Feed }): ServedService {
  const sources = { pool, feed, readUsd: createUsdPrices(pool) }
  return serve<IInjectiveAuctionRPCClient>(
    InjectiveAuctionRPC,
    {
      ...createAuctionMethods(sources),
      ...createBidMethods(sources),
      ...createBurntMethods(sources),
    },
    { rest: restAt(InjectiveAuctionRPC, 'auction', { auctions: 'v1/auctions' }) },
  )
}
