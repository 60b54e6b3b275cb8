import { codes, RpcError } from './rpc-error.ts'

/** Answers one question. @throws RpcError, and nothing else */
export type Ask = (method: string, params: unknown) => Promise<unknown>

const mostCalls = 1000
/** Calls of a batch that are under way at once. */
const atOnce = 5
/** What a batch may take: calls that are left then are refused, one by one. */
const mostCharacters = 25 << 20
const mostMs = 20_000

type Id = string | number | null

/**
 * Answers what was posted: one call, or a batch of them.
 *
 * @returns undefined when nobody waits for an answer
 */
export async function answerJson(text: string, ask: Ask): Promise<string | undefined> {
  const posted = parse(text)
  if (posted === undefined) return refuse(null, new RpcError(codes.parse, 'parse error'))
  if (!Array.isArray(posted)) return answerCall(posted, ask)
  if (posted.length === 0) return refuse(null, new RpcError(codes.invalidRequest, 'empty batch'))
  if (posted.length > mostCalls) {
    const message = `this is a batch of ${posted.length} calls, want at most ${mostCalls}`
    return refuse(null, new RpcError(codes.invalidRequest, message))
  }
  return answerBatch(posted, ask)
}

async function answerBatch(calls: unknown[], ask: Ask): Promise<string | undefined> {
  const end = performance.now() + mostMs
  const answers: string[] = []
  let room = mostCharacters
  for (let at = 0; at < calls.length; at += atOnce) {
    const isOver = room <= 0 || performance.now() > end
    const under = calls.slice(at, at + atOnce).map((call) => answerCall(call, isOver ? refuseRest : ask))
    for (const answer of await Promise.all(under)) {
      if (answer === undefined) continue
      room -= answer.length
      answers.push(answer)
    }
  }
  return answers.length === 0 ? undefined : `[${answers.join(',')}]`
}

function refuseRest(): never {
  throw new RpcError(
    codes.limit,
    `the batch is too large: it may take ${mostMs / 1000} s and ${mostCharacters >> 20} MB; ask the rest in another one`,
  )
}

async function answerCall(call: unknown, ask: Ask): Promise<string | undefined> {
  const { jsonrpc, id, method, params } = isObject(call) ? call : {}
  const knownId = isId(id) ? id : null
  const isCall = jsonrpc === '2.0' && typeof method === 'string' && method !== ''
  if (!isCall || (id !== undefined && !isId(id))) {
    return refuse(knownId, new RpcError(codes.invalidRequest, 'invalid request'))
  }
  const answer = await attempt(async () => ask(method, params), knownId)
  return id === undefined ? undefined : answer
}

async function attempt(ask: () => Promise<unknown>, id: Id): Promise<string> {
  try {
    return JSON.stringify({ jsonrpc: '2.0', id, result: (await ask()) ?? null })
  } catch (error) {
    if (error instanceof RpcError) return refuse(id, error)
    throw error
  }
}

/** A refusal as it is written; without an id where none could be read. */
export function refuse(id: Id, { code, message, data }: RpcError): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isId(value: unknown): value is Id {
  return value === null || typeof value === 'string' || typeof value === 'number'
}
