import { codes, invalidParams, RpcError } from './rpc-error.ts'

/** A node's Ethereum JSON-RPC. */
export type Upstream = {
  /** @throws RpcError that of the node, or -32002 when it doesn't answer */
  ask(method: string, params: unknown[]): Promise<unknown>
}

/** More than the largest answer that anybody waits for. */
const mostBytes = 32 << 20

/**
 * Asks a node. It hears of the question, and nothing of who asks.
 *
 * @param url may have a user and a password
 */
export function createUpstream({ url, timeoutMs }: { url: string; timeoutMs: number }): Upstream {
  const { address, headers } = divide(url)
  return {
    async ask(method, params) {
      const body = encode(method, params)
      const text = await attempt(timeoutMs, async (signal) => {
        const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' })
        return readText(response)
      })
      return readAnswer(text)
    },
  }
}

function encode(method: string, params: unknown[]): string {
  try {
    return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  } catch {
    throw invalidParams('the params are nested too deep')
  }
}

function divide(text: string): { address: URL; headers: Record<string, string> } {
  const address = new URL(text)
  const { username, password } = address
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (username !== '' || password !== '') {
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`
    address.username = ''
    address.password = ''
  }
  return { address, headers }
}

async function attempt(timeoutMs: number, ask: (signal: AbortSignal) => Promise<string>): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await ask(signal)
  } catch (error) {
    if (error instanceof RpcError) throw error
    throw silent(signal.aborted ? `did not answer within ${timeoutMs / 1000} s` : 'can’t be reached')
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw silent(`answered with more than ${mostBytes >> 20} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readAnswer(text: string): unknown {
  const answer = parse(text)
  if ('error' in answer && isObject(answer.error)) {
    const { code, message, data } = answer.error
    if (typeof code === 'number' && typeof message === 'string') throw new RpcError(code, message, data)
  }
  if ('result' in answer) return answer.result
  throw silent('answered with what is no JSON-RPC')
}

function parse(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text)
    if (isObject(answer)) return answer
  } catch {
    // said below
  }
  throw silent('answered with what is no JSON-RPC')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function silent(words: string): RpcError {
  return new RpcError(codes.unavailable, `The node that this is asked of ${words}`)
}
