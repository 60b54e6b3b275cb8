import type { IInjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import type { RestRule } from '@injsight/grpc-web'

/** The paths of the public service, and paths like them for what it answers over gRPC only. */
export const rest: Partial<Record<keyof IInjectiveExplorerRPCClient, RestRule[]>> = {
  getBlocks: at('v1/blocks'),
  getBlocksV2: at('v2/blocks'),
  getBlock: at('v1/blocks/{id}'),
  getTxs: at('v1/txs'),
  getTxsV2: at('v2/txs'),
  getTxByTxHash: at('v1/txs/{hash}'),
  getAccountTxs: at('v1/accountTxs/{address}'),
  getAccountTxsV2: at('v2/accountTxs/{address}'),
  getContractTxs: at('v1/contractTxs/{address}'),
  getContractTxsV2: at('v2/contractTxs/{address}'),
  getValidators: at('v1/validators'),
  getValidator: at('v1/validators/{address}'),
  getStats: at('v1/stats'),
  streamBlocks: at('v1/streamBlocks'),
  streamTxs: at('v1/streamTxs'),
}

function at(path: string): RestRule[] {
  return [{ get: `/api/explorer/${path}` }]
}
