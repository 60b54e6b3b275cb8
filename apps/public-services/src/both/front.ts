import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Logger } from '@injsight/runtime'
import { ask, passedHeaders, type Question } from './ask.ts'
import { asksForTier } from './asks-for-tier.ts'
import { keepState } from '../upstream/host-state.ts'
import { judge, type Judgement } from './judge.ts'

type Source = 'index' | 'public'
type Options = {
  urls: Record<Source, string>
  /** Who is asked first for what both know. */
  first: Source
  /** Whether the index has blocks: until then what it says is that there is nothing. */
  hasBegun: () => boolean
  log: Logger
}
type Answer = { judgement: Judgement; response: IncomingMessage | undefined; source: Source }

/** Who asks both knows best how they do. */
const aboutSources = '/injsight.v1.Sources/'
const longestBody = 4 << 20
/** How long it is taken for granted that a source has no word for a question: programs learn by being replaced. */
const wordlessMs = 60_000

/**
 * Answers out of two sources as if they were one: who is first is asked, and the other for what the first doesn't know,
 * has no word for, or is in no state to tell. Streams as well: whoever begins one goes on with it.
 */
export function createFront({ urls, first, hasBegun, log }: Options) {
  const order: readonly Source[] = first === 'index' ? ['index', 'public'] : ['public', 'index']
  /** Until when a source isn't asked at a path, by source and path. */
  const wordless = new Map<string, number>()

  const indexState = keepState(urls.index)

  /** Whoever has a word for it; with all of them wordless, all are asked. */
  function inOrder(path: string, question: Question): readonly Source[] {
    if (path.startsWith(aboutSources) || asksForTier(question)) return ['public', 'index']
    const known = order.filter((source) => (wordless.get(`${source} ${path}`) ?? 0) < performance.now())
    return known.length === 0 ? order : known
  }

  async function askOne(source: Source, question: Question, signal: AbortSignal): Promise<Answer> {
    const keeper = source === 'index' ? indexState : undefined
    const startedAt = keeper?.asked() ?? 0
    try {
      const response = await ask(urls[source], question, signal)
      const judged = judge(response)
      const isEmpty = source === 'index' && judged === 'knows' && !hasBegun()
      const judgement = isEmpty ? 'not-know' : judged
      if (judgement === 'trouble') keeper?.failed(`it answered ${question.path} with ${response.statusCode}`)
      else keeper?.answered(startedAt)
      return { judgement, response, source }
    } catch (error) {
      if (!signal.aborted) {
        keeper?.failed('it does not answer')
        log.warn('a source does not answer', { source, error })
      }
      return { judgement: 'trouble', response: undefined, source }
    }
  }

  /** The best of their answers: what is known, else what the first says that has a word for it. */
  async function askAll(question: Question, signal: AbortSignal): Promise<Answer | undefined> {
    const path = question.path.replace(/\?.*/, '')
    let best: Answer | undefined
    for (const source of inOrder(path, question)) {
      const answer = await askOne(source, question, signal)
      if (answer.judgement === 'no-word') remember(`${source} ${path}`)
      if (best !== undefined && rank(answer) <= rank(best)) {
        answer.response?.resume()
        continue
      }
      best?.response?.resume()
      best = answer
      if (answer.judgement === 'knows') break
    }
    return best
  }

  function remember(name: string): void {
    if (wordless.size > 10_000) wordless.clear()
    wordless.set(name, performance.now() + wordlessMs)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    const body = await readBody(request)
    if (body === undefined) return refuse(response, 413, `More than ${longestBody} bytes`)
    const { method: verb = 'GET', url: path = '/', headers } = request
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

/** Not to be found at one is no answer as long as the other can't tell. */
const ranks: Judgement[] = ['no-word', 'not-know', 'trouble', 'knows']

function rank({ judgement, response }: Answer): number {
  return ranks.indexOf(judgement) - (response === undefined ? 0.5 : 0)
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longestBody) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ code: 14, message }))
}
