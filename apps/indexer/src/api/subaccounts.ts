import { InjectiveAccountsRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import type { IInjectiveAccountsRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import type { Feed } from './heads/new-heights.ts'
import { createBalanceMethods } from './subaccounts/balances.ts'
import { createOrderCounts } from './subaccounts/order-counts.ts'
import { createOrderStates } from './subaccounts/order-states.ts'
import { createRewardMethods } from './subaccounts/rewards.ts'
import { createTransferMethods } from './subaccounts/transfers.ts'
import { createWorthMethods } from './subaccounts/worth.ts'
import { createUsdPrices } from './usd-prices.ts'

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
  })
}
