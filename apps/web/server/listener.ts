import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger, Metrics } from '@injsight/runtime'
import { browserErrorPath, type BrowserErrors } from './browser-errors.ts'
import { kindOf } from './kind-of.ts'
import type { Live } from './following/live.ts'
import type { Downloads } from './sharing/downloads.ts'
import type { Operations } from './operations.ts'
import type { Pages } from './pages/pages.ts'
import { sendPlainPage } from './plain-page.ts'
import type { Security } from './security-headers.ts'
import type { Files } from './static-files.ts'
import { readTarget } from './target.ts'

type Parts = {
  pages: Pages
  files: Files
  live: Live
  downloads: Pick<Downloads, 'ahead'>
  operations: Operations
  browserErrors: BrowserErrors
  security: Security
  log: Logger
  metrics: Metrics
}

/** Leads each request to who answers it. */
export function createListener(parts: Parts): RequestListener {
  const { log, metrics, security } = parts
  const seconds = metrics.seconds('web_request_seconds', 'time that requests took, but for open streams', [
    'kind',
    'status',
  ])
  return (request, response) => {
    const startedAt = performance.now()
    security.setHeaders(response)
    response.once('close', () => {
      const { method, url } = request
      const status = response.statusCode
      const ms = performance.now() - startedAt
      const kind = kindOf(method, url)
      if (kind !== 'live') seconds.observe({ kind, status: String(status) }, ms / 1000)
      log.debug('request answered', { method, url, status, ms: Math.round(ms) })
    })
    answer(parts, request, response).catch((error: unknown) => {
      // What fails here ends its answer with the error; who leaves ends it before.
      if (request.socket.destroyed && response.errored !== error)
        return log.debug('visitor left', { url: request.url })
      log.error('request failed', { url: request.url, error })
      if (response.headersSent) response.destroy()
      else sendPlainPage(response, 500)
    })
  }
}

/** What a build leaves beside the pages about assets: an older one is gone, and no page. */
const isBuilt = /^\/assets\/[^/]+\.(?:js|css|woff2)$/

async function answer(
  { pages, files, live, downloads, operations, browserErrors }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = readTarget(request.method, request.url)
  if (target.kind === 'refused') {
    return sendPlainPage(response, target.status, target.allow === undefined ? {} : { allow: target.allow })
  }
  if (target.kind === 'moved') {
    response.writeHead(308, { location: target.location, 'content-length': 0 })
    return void response.end()
  }
  const { path } = target
  if (path === '/live') return live.open(request, response)
  if (path === browserErrorPath && request.method === 'POST') return browserErrors(request, response)
  if (path === '/queue.json') return tellPlace(downloads, request, response)
  if (await operations(path, response)) return
  if (await files.send(path, request, response)) return
  if (isBuilt.test(path)) return sendPlainPage(response, 404)
  return pages(request, response)
}

/** Where a file stands in the queue that a page has asked for. */
function tellPlace(
  downloads: Pick<Downloads, 'ahead'>,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const ahead = downloads.ahead(new URLSearchParams(url.split('?')[1]).get('ticket') ?? '')
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(ahead === undefined ? {} : { ahead }))
}
