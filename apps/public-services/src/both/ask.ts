import { Agent, request as send, type IncomingMessage } from 'node:http'
import { request as sendSecurely } from 'node:https'

/** A request that can be put to one source after the other. */
export type Question = {
  verb: string
  /** With its query; it leads nowhere but below the base of who is asked, as `readPath` tells it. */
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const agent = new Agent({ keepAlive: true })

/** Headers that are between two programs alone. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'expect', 'te']

/**
 * Puts a question to a source; its answer begins with its headers, and is read as it comes.
 *
 * @throws Error when nobody answers there
 */
export function ask(
  base: string,
  { verb, path, headers, body }: Question,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(base)
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))
  return new Promise((resolve, reject) => {
    const options = {
      method: verb,
      headers: { ...passed, 'content-length': body.length },
      signal,
      ...(url.protocol === 'https:' ? {} : { agent }),
    }
    const outgoing = (url.protocol === 'https:' ? sendSecurely : send)(base + path, options)
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** What a connection fails with that never came to be. */
const unmade = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

/** Whether nothing of a question can have reached its source: whoever is asked next is the only one who is. */
export function wasNeverSent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unmade.has(String(error.code))
}

/** Headers of an answer that may be passed on. */
export function passedHeaders({ headers }: IncomingMessage): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name]) => !ofConnection.includes(name))
  return Object.fromEntries(kept) as Record<string, string | string[]>
}
