import { InjectivePortfolioRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb.client'
import { refusal, Status } from '@injsight/grpc-web'
import type { ListAssetHoldersRequest, ListAssetHoldersResponse } from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { readLimit } from './pages.ts'

/**
 * Who holds a denom, as the indexer of portfolios has it. Who holds a token that its contract keeps itself it doesn't know.
 *
 * @throws Fault `invalid-input`
 */
export async function listAssetHolders(
  { transport }: Pick<Host, 'transport'>,
  { asset: denom, cursor, limit }: ListAssetHoldersRequest,
): Promise<ListAssetHoldersResponse> {
  if (/^(0x[0-9a-f]{40}|inj1[0-9a-z]{38,})$/i.test(denom))
    throw refusal(Status.unimplemented, 'Nobody lists who holds a token of a contract')
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
