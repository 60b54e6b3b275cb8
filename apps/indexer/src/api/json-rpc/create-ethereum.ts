import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NodeClient } from '@injsight/node-client'
import { readBody, type Logger, type Metrics, type Places } from '@injsight/runtime'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { toFault } from '../server/to-fault.ts'
import { answerJson, refuse, type Ask } from './answer-json.ts'
import { createBlocks } from './find-block.ts'
import { createMethods } from './methods.ts'
import { isNodeMethod, passOn } from './pass-on.ts'
import { readParams } from './read-params.ts'
import { codes, RpcError } from './rpc-error.ts'
import { createUpstream } from './upstream.ts'

export type EthereumSources = {
  pool: Pool
  cache: BlockCache
  node: Pick<NodeClient, 'queryAbci'>
  /** Of a node's Ethereum JSON-RPC, which is asked what the index doesn't know. */
  evmUrl?: string | undefined
  log: Logger
  metrics: Metrics
  /** For what may look through much of the index. */
  places: Places
}

/** How long a node may take for what is passed on to it. */
const timeoutMs = 10_000

/**
 * The JSON-RPC of Ethereum, for viem, ethers and wallets: POSTed to `/ethereum`, or to `/` as some ask. False when the
 * request is neither.
 */
export function createEthereum(sources: EthereumSources) {
  const ask = createAsk(sources)
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const verb = request.method ?? ''
    if (path !== '/ethereum' && !(path === '/' && (verb === 'POST' || verb === 'OPTIONS'))) return false
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cache-control', 'no-store')
    if (verb === 'OPTIONS') answerPreflight(request, response)
    else await answerPost(request, response, ask)
    return true
  }
}

/** @throws RpcError whatever goes wrong */
function createAsk({ evmUrl, log, metrics, places, ...sources }: EthereumSources): Ask {
  const methods = createMethods({ ...sources, blocks: createBlocks(sources) })
  const upstream = evmUrl === undefined ? undefined : createUpstream({ url: evmUrl, timeoutMs })
  const calls = metrics.counter(
    'indexer_ethereum_calls_total',
    'calls of the Ethereum JSON-RPC, by method and code',
    ['method', 'code'],
  )
  const took = metrics.seconds('indexer_ethereum_call_seconds', 'time that those calls took', ['method'])
  return async (name, given) => {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    const label = method !== undefined || isNodeMethod(name) ? name : 'other'
    const end = took.startTimer({ method: label })
    try {
      const params = readParams(given, method?.wants)
      const answer = () => (method === undefined ? passOn(upstream, name, params) : method.answer(params))
      const result = await (name === 'eth_getLogs' ? places.run(name, answer) : answer())
      calls.inc({ method: label, code: '0' })
      return result
    } catch (error) {
      const refusal = error instanceof RpcError ? error : toRefusal(error, label, log)
      calls.inc({ method: label, code: String(refusal.code) })
      throw refusal
    } finally {
      end()
    }
  }
}

function toRefusal(error: unknown, method: string, log: Logger): RpcError {
  if (error instanceof Error && 'code' in error && error.code === tookTooLong) {
    return new RpcError(codes.limit, 'this takes too long to find: ask for fewer blocks, addresses or topics')
  }
  const fault = toFault(error)
  const { kind, message } = fault
  if (kind === 'invalid-input') return new RpcError(codes.invalidParams, message)
  log[kind === 'unavailable' ? 'warn' : 'error']('ethereum call failed', { method, error: fault })
  return kind === 'unavailable'
    ? new RpcError(codes.unavailable, message)
    : new RpcError(codes.internal, 'Something broke on our side')
}

/** PostgreSQL's code for a statement that was ended. */
const tookTooLong = '57014'

/** Twice what the largest transaction takes that a node lets in, as hex. */
const longestBody = 512 << 10

async function answerPost(request: IncomingMessage, response: ServerResponse, ask: Ask): Promise<void> {
  const say = (status: number, message: string) =>
    answer(response, status, refuse(null, new RpcError(codes.invalidRequest, message)))
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST, OPTIONS')
    return say(405, 'This is asked by POST: {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}')
  }
  if (!/^application\/(json|json-rpc|jsonrequest)\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    return say(415, 'The content type must be application/json')
  }
  const body = await readBody(request, longestBody).catch(() => 'gone' as const)
  if (body === 'gone') return
  if (body === undefined) {
    response.setHeader('connection', 'close')
    return say(413, `The request is larger than ${longestBody} bytes`)
  }
  answer(response, 200, (await answerJson(body.toString(), ask)) ?? '')
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(text)
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '86400',
  })
  response.end()
}
