import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { Fault } from '@injsight/errors'
import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient } from '@injsight/injsight-v1'
import { config } from '../../config.server.ts'
import { noteOf } from './besides.server.ts'

const timeoutMs = 5000

/** The index: for clients of the services that a page asks. */
export const indexer = createTransport({
  baseUrl: config.indexerUrl,
  timeoutMs,
  around: ({ path }, ask) => ask(noteOf(path)).catch(throwBeyond),
})

/** What nobody answers isn't for that "not found": a page mustn't say that there is none. */
function throwBeyond(error: unknown): never {
  if (error instanceof Fault && error.code === 'grpc.unimplemented')
    throw new Fault('unavailable', error.code, error.message, error.values, error)
  throw error
}

/** The services of the chain itself: for clients of the few that a page asks. */
export const chain =
  config.chainUrl === config.indexerUrl ? indexer : createTransport({ baseUrl: config.chainUrl, timeoutMs })

/** Injective's own explorer service. */
export const explorer = new InjectiveExplorerRPCClient(indexer)

/** Ours, for what that one can't say. */
export const injsight = new ExplorerClient(indexer)
