import { InjectiveExplorerRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { IInjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import type { RestRule } from '@injsight/grpc-web'
import { formatReply } from './rest-json.ts'

type Rest = Partial<Record<keyof IInjectiveExplorerRPCClient, RestRule[]>>

/** The paths of the public service, and paths like them for what it answers over gRPC only. */
const paths: Partial<Record<string, string>> = {
  getBlocks: 'v1/blocks',
  getBlocksV2: 'v2/blocks',
  getBlock: 'v1/blocks/{id}',
  getTxs: 'v1/txs',
  getTxsV2: 'v2/txs',
  getTxByTxHash: 'v1/txs/{hash}',
  getAccountTxs: 'v1/accountTxs/{address}',
  getAccountTxsV2: 'v2/accountTxs/{address}',
  getContractTxs: 'v1/contractTxs/{address}',
  getContractTxsV2: 'v2/contractTxs/{address}',
  getValidators: 'v1/validators',
  getValidator: 'v1/validators/{address}',
  getValidatorUptime: 'v1/validator_uptime/{address}',
  getWasmCodes: 'v1/wasm/codes',
  getWasmCodeByID: 'v1/wasm/codes/{codeId}',
  getWasmContracts: 'v1/wasm/contracts',
  getWasmContractByAddress: 'v1/wasm/contracts/{contractAddress}',
  getCw20Balance: 'v1/wasm/{address}/cw20-balance',
  getIBCTransferTxs: 'v1/ibc/transfers',
  getBankTransfers: 'v1/bank/transfers',
  getBankTransfersV2: 'v2/bank/transfers',
  getPeggyDepositTxs: 'v1/peggy_deposits',
  getPeggyWithdrawalTxs: 'v1/peggy_withdrawals',
  getStats: 'v1/stats',
  streamBlocks: 'v1/streamBlocks',
  streamTxs: 'v1/streamTxs',
}

/** Lists that stand there without a name around them. */
const bareLists = new Set(['getCw20Balance'])

/** How the service is asked over REST, and how its replies are written there. */
export const rest: Rest = Object.fromEntries(
  InjectiveExplorerRPC.methods.flatMap(({ localName, O }) => {
    const path = paths[localName]
    if (path === undefined) return []
    const format = (reply: object) => {
      const written = formatReply(O, reply)
      return bareLists.has(localName) ? written['field'] : written
    }
    return [[localName, [{ get: `/api/explorer/${path}`, format }]]]
  }),
)
