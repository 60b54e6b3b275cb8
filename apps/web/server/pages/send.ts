import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createGzip } from 'node:zlib'
import { isCompressible } from '../accept.ts'
import { isPage, listHeaders, type Answer } from './answer.ts'
import type { Security } from '../security-headers.ts'

/** Sends an answer that anybody may be sent, or says that the visitor has it. */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, bytes }: Answer,
): void {
  const tag = headers.find(([name]) => name === 'etag')?.[1]
  if (tag !== undefined && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers.filter(([name]) => !ofContent.has(name)).flat()).end()
    return
  }
  response.setHeader('content-length', bytes.length)
  response.writeHead(status, headers.flat()).end(bytes)
}

const ofContent = new Set(['content-encoding', 'content-type'])

export type Made = { isGzip: boolean; nonce: string } & Pick<Security, 'formatPolicy'>

/** The parts of a body, one after the other. */
type Read = (body: ReadableStream<Uint8Array>) => AsyncIterable<Uint8Array>

/** Sends an answer for one visitor while it is made; the scripts of a page run by the nonce of its own rendering. */
export async function sendAsMade(
  response: ServerResponse,
  answer: Response,
  { isGzip, nonce, formatPolicy, read = readFreely }: Made & { read?: Read },
): Promise<void> {
  const { status, headers, body } = answer
  response.setHeader('cache-control', headers.get('cache-control') ?? 'no-store')
  if (isPage(answer)) response.setHeader('content-security-policy', formatPolicy([`'nonce-${nonce}'`]))
  const isCompressed = isGzip && body !== null && isCompressible(headers.get('content-type') ?? '')
  if (isCompressed) response.setHeader('content-encoding', 'gzip')
  response.writeHead(status, listHeaders(answer).flat())
  if (body === null || response.req.method === 'HEAD') {
    await body?.cancel()
    response.end()
    return
  }
  const parts = read(body)
  if (isCompressed) await pipeline(parts, createGzip({ flush: constants.Z_SYNC_FLUSH }), response)
  else await pipeline(parts, response)
}

const readFreely: Read = (body) => Readable.fromWeb(body as NodeStream)
