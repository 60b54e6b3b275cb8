import { InjectiveAccountsRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import type { IInjectiveAccountsRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import type { Feed } from '../heads/new-heights.ts'
import { createAccountDataStream } from './account-data.ts'
import { createBalanceMethods } from './balances.ts'
import { createOrderCounts } from './order-counts.ts'
import { createOrderStates } from './order-states.ts'
import { createRewardMethods } from './rewards.ts'
import { createTransferMethods } from './transfers.ts'
import { createWorthMethods } from './worth.ts'
import { createUsdPrices } from '../usd-prices.ts'

/** `injective_accounts_rpc`: the subaccounts of accounts, what they hold, and what moved. */
export function createAccountsService({ pool, feed }: { pool: Pool; feed: Feed }): ServedService {
  const sources = { pool, feed, readUsd: createUsdPrices(pool) }
  return serve<IInjectiveAccountsRPCClient>(InjectiveAccountsRPC, {
    ...createBalanceMethods(sources),
    ...createOrderCounts(sources),
    ...createOrderStates(sources),
    ...createTransferMethods(sources),
    ...createRewardMethods(sources),
    ...createWorthMethods(sources),
    ...createAccountDataStream(sources),
  })
}
