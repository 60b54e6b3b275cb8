import { InjectivePortfolioRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import type { IInjectivePortfolioRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { restAt } from '../exchange/rest.ts'
import type { Feed } from '../heads/new-heights.ts'
import { createHolderMethods } from './holders.ts'
import { createPortfolioMethods } from './portfolios.ts'
import { createPortfolioStreams } from './streams.ts'
import { createUsdPrices } from '../usd-prices.ts'

/** `injective_portfolio_rpc`: what accounts have, and who has a token. */
export function createPortfolioService({ pool, feed }: { pool: Pool; feed: Feed }): ServedService {
  const sources = { pool, feed, readUsd: createUsdPrices(pool) }
  return serve<IInjectivePortfolioRPCClient>(
    InjectivePortfolioRPC,
    {
      ...createPortfolioMethods(sources),
      ...createHolderMethods(sources),
      ...createPortfolioStreams(sources),
    },
    {
      rest: restAt(InjectivePortfolioRPC, 'portfolio', {
        accountPortfolio: 'v2/portfolio/{accountAddress}',
        accountPortfolioBalances: 'v2/portfolio/{accountAddress}/balances',
      }),
    },
  )
}
