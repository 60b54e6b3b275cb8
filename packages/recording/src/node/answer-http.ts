import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RecordingInfo } from '@injsight/node-client'
import { readBody, type Logger } from '@injsight/runtime'
import type { Handler } from '@injsight/grpc-web'
import { answerGet, answerPost, type RpcAnswer } from './rpc/answer-calls.ts'
import type { Rpc } from './rpc/create-rpc.ts'
import type { Chain } from './rpc/method.ts'

type Parts = { chain: Chain; rpc: Rpc; handleState: Handler; log: Logger }

const longestBody = 1024 * 1024

/** Answers everything that a node answers over HTTP. */
export function answerHttp({
  chain,
  rpc,
  handleState,
  log,
}: Parts): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isRpc(request) && (await handleState(request, response))) return
    allowAnyOrigin(request, response)
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (request.method === 'POST') await answerPosted(rpc, request, response)
    else await answerAsked(chain, rpc, request, response)
  }
  return (request, response) =>
    answer(request, response).catch((error: unknown) => {
      log.error('request failed', { path: request.url, error })
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Something broke on our side\n')
    })
}

/** The RPC has one word after the slash, or none; services and REST paths have more. */
function isRpc({ url = '/' }: IncomingMessage): boolean {
  return /^\/[^/?]*(?:\?|$)/.test(url)
}

async function answerAsked(
  chain: Chain,
  rpc: Rpc,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, query } = splitUrl(request)
  if (method === '') sendText(response, 200, welcome(chain))
  else if (method === 'recording')
    sendJson(response, { status: 200, body: Buffer.from(JSON.stringify(describe(chain))) })
  else if (rpc.has(method)) sendJson(response, await answerGet(rpc, method, query))
  else sendText(response, 404, '404 page not found\n')
}

async function answerPosted(rpc: Rpc, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, longestBody)
  if (body === undefined) {
    sendText(response, 413, `A request may have ${longestBody} bytes\n`)
    return
  }
  const answer = await answerPost(rpc, body.toString())
  if (answer === undefined) response.writeHead(200).end()
  else sendJson(response, answer)
}

/** Not a URL to `new URL`: what comes may be anything, `//` too. */
function splitUrl({ url = '/' }: IncomingMessage): { method: string; query: URLSearchParams } {
  const at = url.indexOf('?')
  return at === -1
    ? { method: url.slice(1), query: new URLSearchParams() }
    : { method: url.slice(1, at), query: new URLSearchParams(url.slice(at + 1)) }
}

/** What only a recording can say of itself: how others know that it is one. */
function describe({ recording: { facts }, head }: Chain): RecordingInfo {
  return {
    format: facts.format,
    chainId: facts.chainId,
    from: String(facts.from),
    to: String(facts.to),
    liveFrom: String(facts.liveFrom),
    recordedAt: facts.recordedAt,
    note: facts.note,
    ended: head.hasEnded(),
  }
}

function welcome({ recording: { facts }, head }: Chain): string {
  return `A recording of ${facts.chainId}, heights ${facts.from} to ${facts.to}, played up to ${head.height()}.
It answers as the node did: CometBFT RPC here, gRPC-web and the REST paths of the chain's query services.
`
}

function sendJson(response: ServerResponse, { status, body }: RpcAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', 'grpc-status, grpc-message')
  if (request.method !== 'OPTIONS') return
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-max-age', '86400')
}
