import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Logger, Metrics } from '@injsight/runtime'
import { acceptsGzip, isCompressible } from './accept.ts'
import { createGzipBody, createPlainBody } from './body.ts'
import { formatCacheControl, readLifetime } from './lifetime.ts'
import type { Site } from './load-site.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { formatPlainPage, sendPlainPage } from './plain-page.ts'
import { readBody } from './read-body.ts'
import { formatPolicy } from './security-headers.ts'
import { readCookies, readOrigin, toFormRequest, toPageRequest } from './to-request.ts'

export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Parts = {
  site: Site
  cache: PageCache
  log: Logger
  metrics: Metrics
  publicUrl: string
  longestMs?: number
}

const isRawTransaction = /^(?:\/[a-z]{2})?\/raw-tx\//
/** A transaction of a megabyte, in hex. */
const rawTransactionBytes = 2_200_000
const formBytes = 10_000

/** Answers what the site answers: pages, their data, and forms. Answers that say so are kept and shared. */
export function createPages({ site, cache, log, metrics, publicUrl, longestMs = 30_000 }: Parts): Pages {
  // The site renders every page with this one, and each visitor's own nonce takes its place.
  const placeholder = createNonce()
  const rendered = metrics.counter('web_renders_total', 'answers that the site has rendered')
  const seconds = metrics.counter('web_render_seconds_total', 'time that rendering took')

  const render = async (request: Request, isGzip: boolean): Promise<Answer> => {
    const startedAt = performance.now()
    try {
      return await toAnswer(await withinLimit(site(request), request.signal), { isGzip, placeholder })
    } catch (error) {
      const isSlow = request.signal.aborted
      log[isSlow ? 'warn' : 'error']('page failed', { path: new URL(request.url).pathname, error })
      return toPlainAnswer(isSlow ? 503 : 500)
    } finally {
      rendered.add()
      seconds.add((performance.now() - startedAt) / 1000)
    }
  }

  /** A file may be long: it is sent while it is made, and made no further when whoever wanted it has gone. */
  const sendFile = async (
    response: ServerResponse,
    asked: { origin: string; url: string; cookies: string },
  ) => {
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    const { status, headers, body } = await site(
      toPageRequest({ ...asked, nonce: placeholder, signal: leaving.signal }),
    )
    response.writeHead(status, [...headers].flat())
    if (body === null) {
      response.end()
      return
    }
    await pipeline(Readable.fromWeb(body as NodeStream), response).catch((error: unknown) => {
      if (!leaving.signal.aborted) log.error('file failed', { path: asked.url, error })
    })
  }

  return async (request, response) => {
    const isGzip = acceptsGzip(request.headers['accept-encoding'])
    const { url = '/' } = request
    const origin = readOrigin(request, publicUrl)
    const cookies = readCookies(request.headers.cookie)
    const toPage = () => {
      const signal = AbortSignal.timeout(longestMs)
      return toPageRequest({ origin, url, cookies, nonce: placeholder, signal })
    }
    if (request.method === 'POST') {
      const body = await readBody(request, isRawTransaction.test(url) ? rawTransactionBytes : formBytes)
      if (body === undefined) return sendPlainPage(response, 413, { connection: 'close' })
      const form = toFormRequest({ page: toPage(), from: request, body })
      return send(request, response, await render(form, isGzip))
    }
    if (isFile(url)) return sendFile(response, { origin, url, cookies })
    const key = [isGzip ? 'gzip' : 'identity', origin, url, cookies].join(' ')
    send(request, response, await cache.get(key, () => render(toPage(), isGzip)))
  }
}

/** What is a file of a page's list, not a page. */
function isFile(url: string): boolean {
  return url.split('?', 1)[0]?.endsWith('.csv') === true
}

function createNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Not every loader looks at the signal, and whoever waits for the same page shall not wait for ever. */
function withinLimit<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  return Promise.race([value, limit]).finally(() => signal.removeEventListener('abort', leave))
}

type Form = { isGzip: boolean; placeholder: string }

async function toAnswer(response: Response, { isGzip, placeholder }: Form): Promise<Answer> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  // React Router's last words, when even the page for errors has failed.
  if (status === 500 && type.startsWith('text/plain')) return toPlainAnswer(500)
  const bytes = Buffer.from(await response.arrayBuffer())
  const isCompressed = isGzip && isCompressible(type, bytes.length)
  const body = isCompressed ? createGzipBody(bytes, placeholder) : createPlainBody(bytes, placeholder)
  const said = headers.get('cache-control')
  const lifetime = headers.has('set-cookie') ? undefined : readLifetime(status, said)
  const own: [string, string][] = [
    ['cache-control', formatCacheControl(lifetime, said)],
    ['vary', 'Accept-Encoding, Cookie'],
  ]
  if (isCompressed) own.push(['content-encoding', 'gzip'])
  if (lifetime !== undefined && !body.hasGaps) own.push(['etag', formatTag(bytes, isCompressed)])
  return { status, headers: [...[...headers].filter(([name]) => !ours.has(name)), ...own], body, lifetime }
}

/** Headers that are not the site's to say. */
const ours = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
])

function toPlainAnswer(status: number): Answer {
  const headers: [string, string][] = [
    ['content-type', 'text/html; charset=utf-8'],
    ['cache-control', 'no-store'],
  ]
  return { status, headers, body: createPlainBody(Buffer.from(formatPlainPage(status))), lifetime: undefined }
}

function formatTag(bytes: Buffer, isCompressed: boolean): string {
  const digest = createHash('sha1').update(bytes).digest('base64url')
  return `"${digest}${isCompressed ? '-gzip' : ''}"`
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  const tag = headers.find(([name]) => name === 'etag')?.[1]
  if (tag !== undefined && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers.filter(([name]) => !name.startsWith('content-')).flat())
    response.end()
    return
  }
  const nonce = body.hasGaps ? createNonce() : ''
  const bytes = body.fill(nonce)
  if (body.hasGaps) response.setHeader('content-security-policy', formatPolicy(nonce))
  response.setHeader('content-length', bytes.length)
  response.writeHead(status, headers.flat())
  response.end(bytes)
}
