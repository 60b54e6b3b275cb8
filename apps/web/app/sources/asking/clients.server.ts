import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient } from '@injsight/injsight-v1'
import { config } from '../../config.server.ts'

const timeoutMs = 5000

/** The index: for clients of the services that a page asks. */
export const indexer = createTransport({ baseUrl: config.indexerUrl, timeoutMs })

/** The services of the chain itself: for clients of the few that a page asks. */
export const chain =
  config.chainUrl === config.indexerUrl ? indexer : createTransport({ baseUrl: config.chainUrl, timeoutMs })

/** Injective's own explorer service. */
export const explorer = new InjectiveExplorerRPCClient(indexer)

/** Ours, for what that one can't say. */
export const injsight = new ExplorerClient(indexer)
