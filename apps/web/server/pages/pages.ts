import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger, Metrics, Visit } from '@injsight/runtime'
import { acceptsGzip } from '../accept.ts'
import { readAnswer } from './answer.ts'
import type { Site } from '../load-site.ts'
import type { PageCache } from './page-cache.ts'
import { formatPlainPage, sendPlainPage } from '../plain-page.ts'
import { kindOf } from '../kind-of.ts'
import type { Downloads } from '../sharing/downloads.ts'
import { createGivingWay, type GivingWay } from '../sharing/giving-way.ts'
import { inTurn, longestTurnMs } from '../sharing/in-turn.ts'
import { isPage, shareOf, type Share, type Sharing } from '../sharing/sharing.ts'
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
  /** Kept by those who ask for one page at a time. */
  wayOfOne?: GivingWay
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

type Entered = { share: Share; visit: Visit }

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
  wayOfOne = createGivingWay(),
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

  /**
   * What takes long gives way to pages, and a page of a visitor who asks for several at once to those of who asks for one.
   * A page that takes long is waiting for an answer: it keeps no other from its turn.
   */
  const askInTurn = async (asked: Request, { share, visit }: Entered): Promise<Response> => {
    const { signal } = asked
    const askForPage = async () => {
      const ends = visit.isAlone ? [way.begin(), wayOfOne.begin()] : [way.begin()]
      try {
        return await ask(asked)
      } finally {
        for (const end of ends) end()
      }
    }
    try {
      if (!isPage(share)) return await inTurn({ visit, signal, way }, () => ask(asked))
      const first = visit.isAlone ? undefined : wayOfOne
      return await inTurn({ visit, signal, way: first, longestMs: longestTurnMs }, askForPage)
    } catch (error) {
      if (signal.aborted) return answerPlainly(503)
      throw error
    } finally {
      visit.leave()
    }
  }

  return async (request, response) => {
    const isGzip = acceptsGzip(request.headers['accept-encoding'])
    const { url = '/', method } = request
    const share = shareOf(kindOf(method, url))
    const origin = readOrigin(request, publicUrl)
    const cookies = readCookies(request.headers.cookie)
    const notice = noticeNow()
    const toPage = (signal: AbortSignal) =>
      toPageRequest({ origin, url: toRoute(url), cookies, notice, signal })
    const madeOf = (asked: Request) => ({ isGzip, nonce: readNonce(asked), formatPolicy })
    /** Undefined for one who was told to come back later. */
    const enter = (): Entered | undefined => {
      const visit = sharing.enter(share, visitorOf(request, addressHeader), response)
      if (!('status' in visit)) return { share, visit }
      sendPlainPage(response, visit.status, { 'retry-after': String(visit.retryAfter) })
      return undefined
    }

    if (method === 'POST') {
      const entered = enter() // before it is read: four megabytes of a form are work too
      if (entered === undefined) return undefined
      const form = await readForm(request, origin).catch((error: unknown) => ({ error }))
      if (!('body' in form)) {
        entered.visit.leave()
        if ('error' in form) throw form.error
        return sendPlainPage(response, form.refused, { connection: 'close' })
      }
      const page = toPage(AbortSignal.timeout(longestMs))
      const asked = toFormRequest({ page, from: request, body: form.body, countryHeader })
      return sendAsMade(response, await askInTurn(asked, entered), madeOf(asked))
    }
    if (share === 'list') {
      // It may be long: it is made no further when whoever wanted it has gone.
      const leaving = new AbortController()
      response.once('close', () => leaving.abort())
      const asked = toPage(leaving.signal)
      const entered = enter()
      if (entered === undefined) return undefined
      const { visit } = entered
      return downloads.send({ response, visit, asked, ask: () => ask(asked), ...madeOf(asked) })
    }
    const key = [isGzip ? 'gzip' : 'identity', origin, url, cookies, notice].join(' ')
    const kept = cache.find(key)
    if (kept !== undefined) return sendWhole(request, response, await kept)
    const asked = toPage(AbortSignal.timeout(longestMs))
    const entered = enter() // only now: what is kept is asked for as often as anybody likes
    if (entered === undefined) return undefined
    const answer = cache.make(key, async () => readAnswer(await askInTurn(asked, entered), madeOf(asked)))
    sendWhole(request, response, await answer)
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

function answerPlainly(status: number): Response {
  return new Response(formatPlainPage(status), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
