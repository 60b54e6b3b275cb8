import type { Logger } from '@injsight/runtime'
import type {
  Answer,
  NodeStatus,
  RecordingInfo,
  RpcBlock,
  RpcBlockResults,
  RpcGenesis,
  RpcSignedHeader,
  RpcValidator,
} from './answers.ts'
import { ask, askForRecording, type FetchResult } from './ask-node.ts'
import { createConnection } from './connection.ts'
import { fetchGenesis } from './fetch-genesis.ts'
import { fetchValidators } from './fetch-validators.ts'
import { readAbciReply } from './query-abci.ts'
import { readBlock, readBlockResults, readCommit, readStatus } from './read-answers.ts'
import { retry } from './retry.ts'
import { timeRequests, type NodeRequest } from './time-requests.ts'
import { subscribeNewBlocks, type NewBlockListener, type Subscription } from './subscribe-new-blocks.ts'

export type NodeClientOptions = {
  /** Of the node's CometBFT RPC, http or https. */
  url: string
  /** How long one request may take. */
  timeoutMs: number
  /** How often a request is tried again while the node is unavailable; 3 unless told otherwise. */
  retries?: number
  log?: Logger
  /** Told of each question, those included that are repeated. */
  onAnswered?: (request: NodeRequest) => void
}

/** Every method may throw the faults of `createNodeClient`. */
export type NodeClient = {
  fetchStatus(): Promise<NodeStatus>
  /** The genesis as one document: its bytes, and the same parsed. */
  fetchGenesis(): Promise<Answer<RpcGenesis>>
  fetchBlock(height: bigint): Promise<Answer<RpcBlock>>
  fetchBlockResults(height: bigint): Promise<Answer<RpcBlockResults>>
  fetchCommit(height: bigint): Promise<Answer<RpcSignedHeader>>
  /** All validators of a height, page by page. */
  fetchValidators(height: bigint): Promise<RpcValidator[]>
  /**
   * Asks the chain's state as gRPC does.
   *
   * @param path `/package.Service/Method`
   * @param request protobuf, as is the reply
   * @throws Fault with `values.grpcStatus`: `not-found` (`query.not_found`) or `invalid-input` (`query.refused`)
   */
  queryAbci(path: string, request: Uint8Array, height?: bigint): Promise<Buffer>
  /** What a recorded node says of itself, undefined for a real one. */
  fetchRecording(): Promise<RecordingInfo | undefined>
  /** Any other method of the RPC, its parameters as in a URL. */
  fetchResult: FetchResult
  subscribeNewBlocks(listener: NewBlockListener): Subscription
  /** Ends what is under way and the sockets kept for later. */
  close(): void
}

/**
 * A client of a node's CometBFT RPC. Sockets are kept; each answer's `result` is found by its bytes and parsed
 * once; what fails as `unavailable` is tried again, waiting longer each time.
 *
 * @throws Fault `unavailable` (`node.down`, `node.slow`, `node.refused`), `bad-chain-data` (`node.unreadable`),
 *   `not-found` (`block.not_found` above the head, `block.pruned` below what the node has)
 * @example
 * const node = createNodeClient({ url: 'http://127.0.0.1:26657', timeoutMs: 5000 })
 * const { raw, value } = await node.fetchBlock(7n)
 */
export function createNodeClient({
  url,
  timeoutMs,
  retries = 3,
  log,
  onAnswered,
}: NodeClientOptions): NodeClient {
  const connection = createConnection(url, timeoutMs)
  const ending = new AbortController()
  const timed = timeRequests(onAnswered)
  const patiently = <Value>(method: string, attempt: () => Promise<Value>) =>
    retry(() => timed(method, attempt), {
      retries,
      signal: ending.signal,
      onRetry: ({ code, message }) => log?.debug('request repeated', { code, reason: message }),
    })
  const fetchResult: FetchResult = (method, parameters = {}) =>
    patiently(method, () => ask(connection, method, `/${method}${searchOf(parameters)}`))
  const at = (height: bigint) => ({ height: String(height) })

  return {
    fetchResult,
    fetchStatus: async () => readStatus((await fetchResult('status')).value),
    fetchGenesis: () => fetchGenesis(fetchResult),
    fetchBlock: async (height) => readBlock(await fetchResult('block', at(height)), height),
    fetchBlockResults: async (height) =>
      readBlockResults(await fetchResult('block_results', at(height)), height),
    fetchCommit: async (height) => readCommit(await fetchResult('commit', at(height)), height),
    fetchValidators: (height) => fetchValidators(fetchResult, height),
    async queryAbci(path, request, height = 0n) {
      const data = Buffer.from(request).toString('hex')
      const params = { path, data, height: String(height), prove: false }
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'abci_query', params })
      const { value } = await patiently('abci_query', () => ask(connection, 'abci_query', '/', body))
      return readAbciReply(path, value)
    },
    fetchRecording: () => patiently('recording', () => askForRecording(connection)),
    subscribeNewBlocks: (listener) => subscribeNewBlocks(url, listener),
    close() {
      ending.abort()
      connection.close()
    },
  }
}

function searchOf(parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
