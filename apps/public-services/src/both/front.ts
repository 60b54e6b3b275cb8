import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBody, type Logger } from '@injsight/runtime'
import { ask, passedHeaders, wasNeverSent, type Question } from './ask.ts'
import { askedText } from './asked-text.ts'
import { asksForTier } from './asks-for-tier.ts'
import { isOwnCursor } from '../own-cursors.ts'
import { keepState } from '../upstream/host-state.ts'
import { isAct } from '../upstream/is-act.ts'
import { readPath } from '../upstream/read-path.ts'
import { judge, type Judgement } from './judge.ts'

type Source = 'index' | 'public'
type Options = {
  urls: Record<Source, string>
  /** Who is asked first for what both know. */
  first: Source
  /** Whether the index has blocks: until then what it says is that there is nothing. */
  hasBegun: () => boolean
  /** How long one is waited for before the other is asked as well. */
  patienceMs?: number
  log: Logger
}
type Answer = {
  judgement: Judgement
  response: IncomingMessage | undefined
  source: Source
  /** False where nothing of the question can have reached the source. */
  wasSent: boolean
}

/** Who asks both knows best how they do. */
const aboutSources = '/injsight.v1.Sources/'
const longestBody = 4 << 20
/** How long it is taken for granted that a source has no word for a question: programs learn by being replaced. */
const wordlessMs = 60_000
/** A site waits five seconds in all. */
const usualPatienceMs = 2000
/** How many paths are remembered of each. */
const mostPaths = 10_000

/**
 * Answers out of two sources as if they were one: who is first is asked, and the other for what the first doesn't know,
 * has no word for, or is in no state to tell. Where the first lets a question wait, the other is asked beside it, and what
 * the first says in the end counts only if the other can't tell. Streams as well: whoever begins one goes on with it. What
 * acts is asked of one: of the other only where it can't have come to anything.
 */
export function createFront({ urls, first, hasBegun, patienceMs = usualPatienceMs, log }: Options) {
  const order: readonly Source[] = first === 'index' ? ['index', 'public'] : ['public', 'index']
  /** Until when a source isn't asked at a path, by source and path. */
  const wordless = new Map<string, number>()
  /**
   * Who has let a question wait, by source and kind of question, and has answered none of the kind in time since: the
   * other is asked at the same time. Not by source alone, as what is slow may be one kind, or all that need a database.
   */
  const late = new Set<string>()

  const indexState = keepState(urls.index)

  /** Whoever has a word for it; with all of them wordless, all are asked. Who began a list goes on with it. */
  function inOrder(path: string, question: Question): readonly Source[] {
    const cursor = askedText(question, 'cursor')
    if (cursor !== '') return isOwnCursor(cursor) ? ['public'] : ['index']
    if (path.startsWith(aboutSources) || asksForTier(question)) return ['public', 'index']
    const known = order.filter((source) => (wordless.get(`${source} ${path}`) ?? 0) < performance.now())
    return known.length === 0 ? order : known
  }

  async function askOne(source: Source, question: Question, signal: AbortSignal): Promise<Answer> {
    const keeper = source === 'index' ? indexState : undefined
    keeper?.asked()
    const startedAt = performance.now()
    try {
      const response = await ask(urls[source], question, signal)
      if (performance.now() - startedAt <= patienceMs) late.delete(`${source} ${kindOf(question)}`)
      const judged = judge(response)
      // What an index passes on to its node is done, whether it has blocks or not.
      const isTold = judged === 'knows' || judged === 'refuses'
      const isEmpty = source === 'index' && isTold && !hasBegun() && !isActing(question)
      const judgement = isEmpty ? 'not-know' : judged
      if (judgement === 'trouble') keeper?.failed(`it answered ${question.path} with ${response.statusCode}`)
      else keeper?.answered(startedAt)
      return { judgement, response, source, wasSent: true }
    } catch (error) {
      if (!signal.aborted) {
        keeper?.failed('it does not answer')
        log.warn('a source does not answer', { source, error })
      }
      return { judgement: 'trouble', response: undefined, source, wasSent: !wasNeverSent(error) }
    }
  }

  /** Its answer; undefined when it lets the question wait. */
  async function waitFor(source: Source, question: Question, asking: Promise<Answer>) {
    const kind = `${source} ${kindOf(question)}`
    const answered = new AbortController()
    const ms = late.has(kind) ? 0 : patienceMs
    const answer = await Promise.race([asking, sleep(ms, undefined, { signal: answered.signal })])
    answered.abort()
    if (answer !== undefined || late.has(kind)) return answer
    if (late.size > mostPaths) late.clear()
    late.add(kind)
    if (source === 'index') indexState.failed(`it has not answered ${question.path} within ${ms} ms`)
    log.warn('a source lets a question wait', { source, kind, ms })
    return undefined
  }

  /** The best of their answers: what is known, else what the first says that has a word for it. */
  async function askAll(question: Question, signal: AbortSignal): Promise<Answer | undefined> {
    const path = placeOf(question)
    let best: Answer | undefined
    let waiting: { asking: Promise<Answer>; leave: () => void } | undefined
    const consider = (answer: Answer): void => {
      if (answer.judgement === 'no-word') remember(`${answer.source} ${path}`)
      const isBetter = best === undefined || rank(answer) > rank(best)
      const unread = isBetter ? best : answer
      unread?.response?.resume()
      if (isBetter) best = answer
    }
    const isOnce = isActing(question)
    const sources = inOrder(path, question)
    for (const source of sources) {
      const leaving = new AbortController()
      const startedAt = performance.now()
      const asking = askOne(source, question, AbortSignal.any([signal, leaving.signal]))
      const isLast = source === sources.at(-1)
      const answer = isLast || isOnce ? await asking : await waitFor(source, question, asking)
      if (answer === undefined) waiting = { asking, leave: () => leaveInTime(asking, leaving, startedAt) }
      else consider(answer)
      if (best?.judgement === 'knows' || answer?.judgement === 'refuses') break
      if (isOnce && answer?.judgement === 'trouble' && answer.wasSent) break
    }
    // Who refuses a question that another is still at work on may only not understand it.
    if (best?.judgement === 'knows') waiting?.leave()
    else if (waiting !== undefined) consider(await waiting.asking)
    return best
  }

  /** Whose answer isn't needed any more may still show, until its patience is over, that it is late no more. */
  function leaveInTime(asking: Promise<Answer>, leaving: AbortController, startedAt: number): void {
    setTimeout(() => leaving.abort(), Math.max(0, startedAt + patienceMs - performance.now())).unref()
    void asking.then(({ response }) => response?.resume())
  }

  function remember(name: string): void {
    if (wordless.size > mostPaths) wordless.clear()
    wordless.set(name, performance.now() + wordlessMs)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const leaving = new AbortController()
    response.once('close', () => response.writableFinished || leaving.abort())
    const body = await readBody(request, longestBody).catch(() => 'gone' as const)
    if (body === 'gone') return // in the middle of the question
    if (body === undefined) return refuse(response, 413, `More than ${longestBody} bytes`)
    const { method: verb = 'GET', url: asked = '/', headers } = request
    const path = readPath(asked)
    if (path === undefined) return refuse(response, 400, 'The path leads out of what is answered here', 3)
    const told = await askAll({ verb, path, headers, body }, leaving.signal)
    if (told?.response === undefined) return refuse(response, 503, words[told?.source ?? first])
    response.writeHead(told.response.statusCode ?? 502, {
      ...passedHeaders(told.response),
      'x-injsight-source': told.source,
      // Of two sources the one that isn't asked first: whoever shows it says so.
      ...(told.source !== first && { 'x-injsight-beside': told.source }),
    })
    response.flushHeaders() // who follows a stream learns now that it is open
    await pipeline(told.response, response).catch(() => response.destroy())
  }
  return { answer, indexState: indexState.state }
}

const words: Record<Source, string> = {
  index: 'The index does not answer at the moment',
  public: 'Public services do not answer at the moment',
}

/** Its path alone. */
const placeOf = ({ path }: Question) => path.replace(/\?.*/, '')
/**
 * What is as quick to answer as others of its kind: over gRPC-web a method, over REST a path without its hashes and heights.
 *
 * @example kindOf({ path: '/api/explorer/v1/txs/0xAB' }) // '/api/explorer/v1/txs/*'
 */
function kindOf(question: Question): string {
  const place = placeOf(question)
  return /^\/[\w.]+\.\w+\/\w+$/.test(place) ? place : place.replaceAll(/\/(?!v\d)[^/]*\d[^/]*/g, '/*')
}
const isActing = (question: Question) => isAct(placeOf(question), question.verb)

/** Not to be found at one is no answer as long as the other can't tell. */
const ranks: Judgement[] = ['no-word', 'not-know', 'trouble', 'refuses', 'knows']

function rank({ judgement, response }: Answer): number {
  return ranks.indexOf(judgement) - (response === undefined ? 0.5 : 0)
}

function refuse(response: ServerResponse, status: number, message: string, code = 14): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ code, message }))
}
