import { Agent, request as ask, type IncomingMessage } from 'node:http'
import type { RandomRequest } from './random-request.ts'

export type RawAnswer = { status: number; grpcStatus: string | undefined; body: string }

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
/** An answer that goes on for ever, a stream, is left then. */
const streamMs = 300
const longestMs = 30_000
const mostRead = 100_000

/**
 * Sends a request as it is, its path neither tidied up nor escaped.
 *
 * @throws when no answer comes
 */
export function sendRaw(site: string, { method, path, headers, body }: RandomRequest): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    // Of some methods node:http wouldn't say how long their body is.
    const length: Record<string, string> = body === undefined ? {} : { 'content-length': String(body.length) }
    const options = { method, path, headers: { ...headers, ...length }, agent, setHost: !('host' in headers) }
    const sent = ask(new URL(site), options, (answer) => done(readAnswer(answer)))
    sent.setTimeout(longestMs, () => sent.destroy(new Error(`no answer within ${longestMs} ms`)))
    sent.once('error', fail)
    sent.end(body)
  })
}

async function readAnswer(answer: IncomingMessage): Promise<RawAnswer> {
  const { statusCode: status = 0, headers } = answer
  let body = ''
  const leave = setTimeout(() => answer.destroy(), streamMs)
  try {
    for await (const part of answer as AsyncIterable<Buffer>)
      if (body.length < mostRead) body += part.toString('latin1')
  } catch {
    // left in the middle
  } finally {
    clearTimeout(leave)
  }
  return { status, grpcStatus: String(headers['grpc-status'] ?? ''), body }
}
