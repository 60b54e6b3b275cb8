import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger, Metrics, Visit } from '@injsight/runtime'
import { acceptsGzip } from '../accept.ts'
import { readAnswer } from './answer.ts'
import type { Site } from '../load-site.ts'
import type { PageCache } from './page-cache.ts'
import { formatPlainPage, sendPlainPage } from '../plain-page.ts'
import { kindOf } from '../kind-of.ts'
import type { Downloads } from '../sharing/downloads.ts'
import type { GivingWay } from '../sharing/giving-way.ts'
import { inTurn } from '../sharing/in-turn.ts'
import { isShared, type Refused, type Sharing } from '../sharing/sharing.ts'
import { visitorOf } from '../sharing/visitor-of.ts'
import { toRoute } from './json-route.ts'
import { readForm } from './read-form.ts'
import type { Security } from '../security-headers.ts'
import { sendAsMade, sendWhole } from './send.ts'
import { readCookies, readNonce, readOrigin, toFormRequest, toPageRequest } from './to-request.ts'

export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Parts = {
  site: Site
  cache: PageCache
  log: Logger
  metrics: Metrics
  sharing: Sharing
  way: GivingWay
  downloads: Downloads
  publicUrl: string
  formatPolicy: Security['formatPolicy']
  /** What pages are to say of an upgrade of the chain; empty for nothing. */
  notice?: () => string
  /** By which a proxy tells the country of who sends a form; empty for none. */
  countryHeader?: string
  /** By which a proxy tells the address of a visitor; empty for none. */
  addressHeader?: string
  longestMs?: number
}

/** Answers what the site answers: pages, their data, and forms. Answers that say so are kept and shared. */
export function createPages({
  site,
  cache,
  log,
  metrics,
  sharing,
  way,
  downloads,
  publicUrl,
  formatPolicy,
  notice: noticeNow = () => '',
  countryHeader = '',
  addressHeader = '',
  longestMs = 30_000,
}: Parts): Pages {
  const seconds = metrics.seconds(
    'web_render_seconds',
    'time until the site began to answer, by the first word of the address',
    ['route'],
  )

  /** What the site answers within its time, or that it didn't. */
  const ask = async (request: Request): Promise<Response> => {
    const end = seconds.startTimer()
    let route = 'none'
    try {
      const answer = await withinLimit(site(request), request.signal)
      if (answer.status < 400) route = routeOf(new URL(request.url).pathname)
      return isLastWords(answer) ? answerPlainly(500) : answer
    } catch (error) {
      const isSlow = request.signal.aborted
      log[isSlow ? 'warn' : 'error']('page failed', { path: new URL(request.url).pathname, error })
      return answerPlainly(isSlow ? 503 : 500)
    } finally {
      end({ route })
    }
  }

  /** What takes long has a turn; a page is made at once, and what takes long gives way to it. */
  const askInTurn = async (asked: Request, entered: Visit | Refused | undefined): Promise<Response> => {
    if (entered === undefined) return ask(asked).finally(way.begin())
    if ('status' in entered) return answerRefused(entered)
    const { signal } = asked
    try {
      return await inTurn({ visit: entered, signal, way }, () => ask(asked))
    } catch (error) {
      if (signal.aborted) return answerPlainly(503)
      throw error
    } finally {
      entered.leave()
    }
  }

  return async (request, response) => {
    const isGzip = acceptsGzip(request.headers['accept-encoding'])
    const { url = '/', method } = request
    const kind = kindOf(method, url)
    const origin = readOrigin(request, publicUrl)
    const cookies = readCookies(request.headers.cookie)
    const notice = noticeNow()
    const toPage = (signal: AbortSignal) =>
      toPageRequest({ origin, url: toRoute(url), cookies, notice, signal })
    const visitor = visitorOf(request, addressHeader)
    const enter = () => (isShared(kind) ? sharing.enter(kind, visitor, response) : undefined)
    const madeOf = (asked: Request) => ({ isGzip, nonce: readNonce(asked), formatPolicy })
    const answerAll = async () => {
      const asked = toPage(AbortSignal.timeout(longestMs))
      return readAnswer(await askInTurn(asked, enter()), madeOf(asked))
    }

    if (method === 'POST') {
      const form = await readForm(request, origin)
      if ('refused' in form) return sendPlainPage(response, form.refused, { connection: 'close' })
      const page = toPage(AbortSignal.timeout(longestMs))
      const asked = toFormRequest({ page, from: request, body: form.body, countryHeader })
      return sendAsMade(response, await askInTurn(asked, enter()), madeOf(asked))
    }
    if (kind === 'list') {
      // It may be long: it is made no further when whoever wanted it has gone.
      const leaving = new AbortController()
      response.once('close', () => leaving.abort())
      const asked = toPage(leaving.signal)
      const entered = sharing.enter(kind, visitor, response)
      if ('status' in entered) return sendAsMade(response, answerRefused(entered), madeOf(asked))
      return downloads.send({ response, visit: entered, asked, ask: () => ask(asked), ...madeOf(asked) })
    }
    const key = [isGzip ? 'gzip' : 'identity', origin, url, cookies, notice].join(' ')
    sendWhole(request, response, await cache.get(key, answerAll))
  }
}

/**
 * Few enough to count by: of what was answered only, and without what names a thing.
 *
 * @example routeOf('/zh/block/7/')  // 'block'
 */
function routeOf(path: string): string {
  return /^\/(?:[a-z]{2}(?=\/))?\/?([a-z-]*)/.exec(path)?.[1] || 'home'
}

/** Not every loader looks at the signal, and whoever waits for the same page shall not wait for ever. */
function withinLimit<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  return Promise.race([value, limit]).finally(() => signal.removeEventListener('abort', leave))
}

/** React Router's, when even the page for errors has failed. */
function isLastWords({ status, headers }: Response): boolean {
  return status === 500 && headers.get('content-type')?.startsWith('text/plain') === true
}

function answerRefused({ status, retryAfter }: Refused): Response {
  return answerPlainly(status, { 'retry-after': String(retryAfter) })
}

function answerPlainly(status: number, headers: Record<string, string> = {}): Response {
  return new Response(formatPlainPage(status), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
