import { InjectivePortfolioRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb.client'
import { refusal, Status } from '@injsight/grpc-web'
import type { ListAssetHoldersRequest, ListAssetHoldersResponse } from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { listCw20Holders } from './contracts/cw20-holders.ts'
import { readLimit } from './pages.ts'

const untold = () => refusal(Status.unimplemented, 'Nobody lists who holds a token of this contract')

/**
 * Who holds a denom, as the indexer of portfolios has it, or a token by CW20, as the state of its contract has it. Who holds one
 * by ERC-20 nobody lists.
 *
 * @throws Fault `invalid-input`; `grpc.unimplemented` for tokens of which it can't be told
 */
export async function listAssetHolders(
  { chain, exchange: { transport } }: Record<'chain' | 'exchange', Pick<Host, 'transport'>>,
  { asset: denom, cursor, limit }: ListAssetHoldersRequest,
): Promise<ListAssetHoldersResponse> {
  if (/^inj1[0-9a-z]{38,}$/i.test(denom)) {
    const { holders, next, isFollowed } = await listCw20Holders(chain, { contract: denom, cursor, limit })
    if (!isFollowed) throw untold()
    return { holders, lost: '', next, unknown: [] }
  }
  if (/^0x[0-9a-f]{40}$/i.test(denom)) throw untold()
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
