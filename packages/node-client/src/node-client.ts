import { badChainData, notFound, unavailable } from '@injsight/errors'
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
  RpcValidators,
} from './answers.ts'
import { createConnection, type Connection, type HttpAnswer } from './connection.ts'
import { faultOfRefusal } from './fault-of-refusal.ts'
import { fetchChunkedGenesis } from './fetch-chunked-genesis.ts'
import { readAbciReply } from './query-abci.ts'
import { beginningOf, readEnvelope, readMember } from './read-envelope.ts'
import { readBlock, readBlockResults, readRecordingInfo, readStatus, readValidators } from './read-answers.ts'
import { retry } from './retry.ts'
import { subscribeNewBlocks, type NewBlockListener, type Subscription } from './subscribe-new-blocks.ts'

export type NodeClientOptions = {
  /** Of the node's CometBFT RPC, http or https. */
  url: string
  /** How long one request may take. */
  timeoutMs: number
  /** How often a request is tried again while the node is unavailable; 3 unless told otherwise. */
  retries?: number
  log?: Logger
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
  fetchResult(method: string, parameters?: Record<string, string>): Promise<Answer<unknown>>
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
export function createNodeClient({ url, timeoutMs, retries = 3, log }: NodeClientOptions): NodeClient {
  const connection = createConnection(url, timeoutMs)
  const ending = new AbortController()
  const patiently = <Value>(attempt: () => Promise<Value>) =>
    retry(attempt, {
      retries,
      signal: ending.signal,
      onRetry: ({ code, message }) => log?.debug('request repeated', { code, reason: message }),
    })
  const fetchResult: NodeClient['fetchResult'] = (method, parameters = {}) =>
    patiently(() => ask(connection, method, `/${method}${searchOf(parameters)}`))
  const at = (height: bigint) => ({ height: String(height) })

  return {
    fetchResult,
    fetchStatus: async () => readStatus((await fetchResult('status')).value),
    fetchGenesis: () => fetchGenesis(fetchResult),
    fetchBlock: async (height) => readBlock(await fetchResult('block', at(height)), height),
    fetchBlockResults: async (height) =>
      readBlockResults(await fetchResult('block_results', at(height)), height),
    fetchCommit: async (height) => (await fetchResult('commit', at(height))) as Answer<RpcSignedHeader>,
    fetchValidators: (height) => fetchValidators(fetchResult, height),
    async queryAbci(path, request, height = 0n) {
      const data = Buffer.from(request).toString('hex')
      const params = { path, data, height: String(height), prove: false }
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'abci_query', params })
      const { value } = await patiently(() => ask(connection, 'abci_query', '/', body))
      return readAbciReply(path, value)
    },
    fetchRecording: () => patiently(() => fetchRecording(connection)),
    subscribeNewBlocks: (listener) => subscribeNewBlocks(url, listener),
    close() {
      ending.abort()
      connection.close()
    },
  }
}

type FetchResult = NodeClient['fetchResult']

/** One question, asked once. Refusals come with HTTP 500 after GET and with 200 after POST. */
async function ask(
  connection: Connection,
  method: string,
  path: string,
  body?: string,
): Promise<Answer<unknown>> {
  const answer = await connection.request(path, body)
  const envelope = readAnswer(connection, method, answer)
  if ('refusal' in envelope) throw faultOfRefusal(method, envelope.refusal)
  return envelope
}

function readAnswer({ name }: Connection, method: string, { status, body }: HttpAnswer) {
  try {
    return readEnvelope(body)
  } catch (error) {
    if (status === 200) throw error
    throw faultOfStatus(name, method, status, body)
  }
}

/** What stands before a node speaks HTTP only; 429 and 5xx are its words for "later". */
function faultOfStatus(name: string, method: string, status: number, body: Buffer) {
  const message = `The node at ${name} answers ${method} with HTTP ${status}: ${beginningOf(body)}`
  const values = { node: name, method, httpStatus: status }
  if (status === 429 || status >= 500) return unavailable('node.refused', message, values)
  return badChainData('node.unreadable', message, values)
}

async function fetchGenesis(fetchResult: FetchResult): Promise<Answer<RpcGenesis>> {
  try {
    const { raw } = await fetchResult('genesis')
    const genesis = readMember(raw, 'genesis')
    if (genesis !== undefined) return genesis as Answer<RpcGenesis>
  } catch (error) {
    // A large genesis is refused with words that differ from version to version.
    if (!isRefusal(error)) throw error
  }
  return fetchChunkedGenesis(fetchResult)
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'node.refused'
}

async function fetchValidators(fetchResult: FetchResult, height: bigint): Promise<RpcValidator[]> {
  const validators: RpcValidator[] = []
  for (let page = 1; ; page++) {
    const parameters = { height: String(height), page: String(page), per_page: '100' }
    const answer: RpcValidators = readValidators((await fetchResult('validators', parameters)).value, height)
    validators.push(...answer.validators)
    if (validators.length >= Number(answer.total)) return validators
    if (answer.validators.length === 0) {
      throw notFound(
        'validators',
        `The node ends its list at ${validators.length} of ${answer.total} validators`,
        { height },
      )
    }
  }
}

async function fetchRecording(connection: Connection): Promise<RecordingInfo | undefined> {
  const { status, body } = await connection.request('/recording')
  if (status === 200) return readRecordingInfo(body)
  // Real nodes answer 404, some gateways 500 with "method not found".
  if (status === 429 || status === 502 || status === 503 || status === 504) {
    throw faultOfStatus(connection.name, 'recording', status, body)
  }
  return undefined
}

function searchOf(parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
