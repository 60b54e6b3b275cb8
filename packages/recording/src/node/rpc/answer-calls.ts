import { joinJson } from './method.ts'
import type { Rpc } from './create-rpc.ts'
import { errorOf, refuse } from './refuse.ts'

/** One answer: its JSON, and the HTTP status that a node gives it. */
export type RpcAnswer = { status: number; body: Buffer }

const mostInBatch = 10

/** Answers a GET: the method is the path, the parameters are the query. A refusal is HTTP 500 there. */
export async function answerGet(rpc: Rpc, method: string, query: URLSearchParams): Promise<RpcAnswer> {
  try {
    const result = await rpc.call(method, { from: 'http', values: Object.fromEntries(query) })
    return { status: 200, body: encodeResult(-1, result) }
  } catch (error) {
    return { status: 500, body: encodeError(-1, error) }
  }
}

/** Answers the body of a POST: one call, or a batch of them. A refusal is HTTP 200 there. */
export async function answerPost(rpc: Rpc, body: string): Promise<RpcAnswer | undefined> {
  let calls: unknown
  try {
    calls = JSON.parse(body)
  } catch (error) {
    return { status: 500, body: encodeError(undefined, unreadable(error)) }
  }
  if (!Array.isArray(calls)) return { status: 200, body: await answerCall(rpc, calls) }
  if (calls.length > mostInBatch) {
    const words = `batch request exceeds maximum (${mostInBatch}) allowed number of requests`
    return { status: 200, body: encodeError(undefined, refuse(-32600, words)) }
  }
  if (calls.length === 0) return undefined
  const answers: Buffer[] = []
  for (const call of calls) answers.push(await answerCall(rpc, call))
  // A batch of one is answered like one.
  if (answers.length === 1) return { status: 200, body: answers[0] ?? Buffer.alloc(0) }
  return {
    status: 200,
    body: joinJson('[', ...answers.flatMap((answer, at) => (at === 0 ? [answer] : [',', answer])), ']'),
  }
}

/** One call of JSON-RPC, in HTTP and in WebSocket frames alike. */
export async function answerCall(rpc: Rpc, call: unknown): Promise<Buffer> {
  const { id, method, params } = (call ?? {}) as { id?: unknown; method?: unknown; params?: unknown }
  try {
    if (typeof method !== 'string') throw refuse(-32600, 'the method is missing')
    return encodeResult(
      id,
      await rpc.call(method, Array.isArray(params) ? positional(params) : named(params)),
    )
  } catch (error) {
    return encodeError(id, error)
  }
}

export function encodeResult(id: unknown, result: Buffer | string): Buffer {
  return joinJson(`{"jsonrpc":"2.0",${idJson(id)}"result":`, result, '}')
}

export function encodeError(id: unknown, error: unknown): Buffer {
  return joinJson(`{"jsonrpc":"2.0",${idJson(id)}"error":${JSON.stringify(errorOf(error))}}`)
}

export function unreadable(error: unknown) {
  return refuse(-32700, `error unmarshaling request: ${error instanceof Error ? error.message : 'no JSON'}`)
}

function idJson(id: unknown): string {
  return typeof id === 'number' || typeof id === 'string' ? `"id":${JSON.stringify(id)},` : ''
}

function named(params: unknown) {
  return {
    from: 'json' as const,
    values: (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>,
  }
}

function positional(params: unknown[]) {
  return { from: 'json' as const, positional: params }
}
