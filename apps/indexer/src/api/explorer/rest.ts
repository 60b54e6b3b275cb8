import {
  GetAccountTxsResponse,
  GetAccountTxsV2Response,
  GetBlockResponse,
  GetBlocksResponse,
  GetBlocksV2Response,
  GetContractTxsResponse,
  GetContractTxsV2Response,
  GetStatsResponse,
  GetTxByTxHashResponse,
  GetTxsResponse,
  GetTxsV2Response,
  GetValidatorResponse,
  GetValidatorsResponse,
  StreamBlocksResponse,
  StreamTxsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { IInjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import type { RestRule } from '@injsight/grpc-web'
import type { IMessageType } from '@protobuf-ts/runtime'
import { formatReply } from './rest-json.ts'

/** The paths of the public service; what it has no path for goes by the name of its method. */
export const rest: Partial<Record<keyof IInjectiveExplorerRPCClient, RestRule[]>> = {
  getBlocks: at('v1/blocks', GetBlocksResponse),
  getBlocksV2: at('v2/blocks', GetBlocksV2Response),
  getBlock: at('v1/blocks/{id}', GetBlockResponse),
  getTxs: at('v1/txs', GetTxsResponse),
  getTxsV2: at('v2/txs', GetTxsV2Response),
  getTxByTxHash: at('v1/txs/{hash}', GetTxByTxHashResponse),
  getAccountTxs: at('v1/accountTxs/{address}', GetAccountTxsResponse),
  getAccountTxsV2: at('v2/accountTxs/{address}', GetAccountTxsV2Response),
  getContractTxs: at('v1/contractTxs/{address}', GetContractTxsResponse),
  getContractTxsV2: at('v2/contractTxs/{address}', GetContractTxsV2Response),
  getValidators: at('v1/validators', GetValidatorsResponse),
  getValidator: at('v1/validators/{address}', GetValidatorResponse),
  getStats: at('v1/stats', GetStatsResponse),
  streamBlocks: at('v1/streamBlocks', StreamBlocksResponse),
  streamTxs: at('v1/streamTxs', StreamTxsResponse),
}

function at<Reply extends object>(path: string, type: IMessageType<Reply>): RestRule[] {
  return [{ get: `/api/explorer/${path}`, format: (reply) => formatReply(type, reply) }]
}
