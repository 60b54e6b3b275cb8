import { InjectiveExplorerRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { IInjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { createBankTransferMethods } from './bank-transfers.ts'
import { createBridgeMethods } from './bridge.ts'
import { createBlockMethods } from './blocks.ts'
import { rest } from './rest.ts'
import { createContractMethods } from './contracts.ts'
import { createIbcMethods } from './ibc.ts'
import { createStatsMethod } from './stats.ts'
import { createStreamMethods } from './streams.ts'
import type { Feed } from '../heads/new-heights.ts'
import { createTransactionMethods } from './transactions.ts'
import { createValidatorMethods } from './validators/validators.ts'

export type ExplorerSources = {
  pool: Pool
  /** Blocks that were read lately. */
  cache: BlockCache
  /** Asked for the stakes of validators, and for supplies that the index can't know. */
  node: Pick<NodeClient, 'queryAbci'>
  feed: Feed
  log: Logger
}

/**
 * `injective_explorer_rpc`, answered from the index. Fields mean what they mean at the public service, with these
 * freedoms: a transaction's number is its height and its place (`height << 16 | place`); `from` and `to` of a page
 * of transactions are places in the list; a token is the number or height that the next page stays below.
 */
export function createExplorerService({ pool, cache, node, feed, log }: ExplorerSources): ServedService {
  const { fetchMonikers, ...validators } = createValidatorMethods({ pool, node, log })
  return serve<IInjectiveExplorerRPCClient>(
    InjectiveExplorerRPC,
    {
      ...createBlockMethods({ pool, cache, fetchMonikers }),
      ...createTransactionMethods({ pool, cache }),
      ...validators,
      ...createStatsMethod({ pool, node }),
      ...createContractMethods({ pool }),
      ...createIbcMethods({ pool }),
      ...createBridgeMethods({ pool }),
      ...createBankTransferMethods({ pool }),
      ...createStreamMethods({ pool, cache, feed, fetchMonikers }),
    },
    { rest },
  )
}
