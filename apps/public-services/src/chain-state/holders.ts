import { InjectivePortfolioRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb.client'
import type { ListAssetHoldersRequest, ListAssetHoldersResponse } from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { readLimit } from './pages.ts'

/** Who holds a denom, as the indexer of portfolios has it. @throws Fault `invalid-input` */
export async function listAssetHolders(
  { transport }: Pick<Host, 'transport'>,
  { asset: denom, cursor, limit }: ListAssetHoldersRequest,
): Promise<ListAssetHoldersResponse> {
  const asked = { denom, cursor, limit: readLimit(limit) }
  const { holders, nextCursors } = await new InjectivePortfolioRPCClient(transport).tokenHolders(asked)
    .response
  return {
    holders: holders.map(({ accountAddress: account, balance: amount }) => ({ account, amount })),
    lost: '',
    next: nextCursors[0] ?? '',
    unknown: [],
  }
}
