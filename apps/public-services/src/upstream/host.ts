import { Fault } from '@injsight/errors'
import { createTransport, refusal, Status, type Transport } from '@injsight/grpc-web'
import type { Logger } from '@injsight/runtime'
import { createBudget } from './budget.ts'
import { fetchDocument } from './fetch-document.ts'
import { keepAnswers, type KeepingOf } from './keep.ts'
import { retry } from './retry.ts'
import type { Settled } from './settled.ts'
import { createNewerFirst, type NewerFirst } from '../shapes/newer-first.ts'

/** How a host does, for whoever runs the site. */
export type HostState = {
  url: string
  asked: number
  failed: number
  /** Of its last answer, in milliseconds; undefined while there was none. */
  lastMs: number | undefined
  /** In words, with its time; undefined while there was none. */
  lastFailure: { at: string; why: string } | undefined
}

/** A host of public services: asked seldom, patiently, and once by all who want to know the same. */
export type Host = {
  /** gRPC-web; calls of bytes and of messages go the same way. */
  transport: Transport
  /** A JSON document. @throws Fault `unavailable`, `not-found`, `invalid-input` */
  getJson: (path: string) => Promise<Buffer>
  /** The same for what is asked by JSON, as JSON-RPC is. */
  postJson: (path: string, body: string) => Promise<Buffer>
  /** A picture, of any kind but SVG; of half a megabyte at most. */
  getPicture: (path: string) => Promise<Buffer>
  /** Which shape of a question it knows, where there are two. */
  newerFirst: NewerFirst
  state: () => HostState
  close: () => void
}

export const usualTimeoutMs = 10_000
const memory = 32 << 20
/** Who has just failed is asked once, and not again and again, for so long. */
const restMs = 5000

export type HostOptions = {
  /** Empty where the network has no such host: it answers nothing, and says so. */
  url: string
  perSecond: number
  /** How long which answer is kept. */
  keepingOf: KeepingOf
  /** Where answers that stay true are kept from start to start. */
  settled?: Settled | undefined
  log: Logger
  /** How long one answer may take. */
  timeoutMs?: number
  /** What it is told besides when it is asked for JSON. */
  headers?: Record<string, string>
}

export function createHost(options: HostOptions): Host {
  return options.url === '' ? absentHost() : createPresentHost(options)
}

function createPresentHost({
  url,
  perSecond,
  keepingOf,
  settled,
  log,
  timeoutMs = usualTimeoutMs,
  headers = {},
}: HostOptions): Host {
  // Its origin alone: there may be a key in the rest.
  const { origin, host: name } = new URL(url)
  const state: HostState = { url: origin, asked: 0, failed: 0, lastMs: undefined, lastFailure: undefined }
  const budget = createBudget(name, perSecond)
  const keep = keepAnswers({ keepingOf, bytes: memory, settled: settled && ofHost(settled, url) })

  let failedAt = Number.NEGATIVE_INFINITY
  const isResting = () => performance.now() - failedAt < restMs

  async function once(ask: () => Promise<Buffer>): Promise<Buffer> {
    await budget()
    const startedAt = performance.now()
    state.asked += 1
    try {
      const answer = await ask()
      state.lastMs = Math.round(performance.now() - startedAt)
      return answer
    } catch (error) {
      if (isOfHost(error)) {
        state.failed += 1
        state.lastFailure = { at: new Date().toISOString(), why: (error as Error).message }
        log.warn('a public service failed', { url: origin, why: (error as Error).message })
      }
      throw error
    }
  }
  async function retryOrRest(ask: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await retry(() => once(ask))
    } catch (error) {
      if (isOfHost(error)) failedAt = performance.now()
      throw error
    }
  }
  const politely = (question: string, ask: () => Promise<Buffer>) =>
    keep(question, () => (isResting() ? once(ask) : retryOrRest(ask)))

  const transport = createTransport({
    baseUrl: url,
    timeoutMs,
    around: ({ path, request }, ask) => politely(`${path} ${Buffer.from(request).toString('base64')}`, ask),
  })
  return {
    transport,
    getJson: (path) => politely(path, () => fetchDocument({ url, path, timeoutMs, headers })),
    getPicture: (path) => politely(path, () => fetchDocument({ url, path, timeoutMs, form: 'picture' })),
    postJson: (path, body) =>
      politely(`${path} ${body}`, () => fetchDocument({ url, path, timeoutMs, headers, body })),
    newerFirst: createNewerFirst(),
    state: () => ({ ...state }),
    close: () => transport.close(),
  }
}

/** Hosts may be asked at the same path. */
function ofHost({ find, keep }: Settled, url: string): Pick<Settled, 'find' | 'keep'> {
  return {
    find: (question) => find(`${url} ${question}`),
    keep: (question, answer) => keep(`${url} ${question}`, answer),
  }
}

/** Who asks it learns that nobody can tell, as with a method that is unimplemented. */
function absentHost(): Host {
  const state = { url: '', asked: 0, failed: 0, lastMs: undefined, lastFailure: undefined }
  const refuse = async (): Promise<never> => {
    throw refusal(Status.unimplemented, 'This network has no such service, or none is set')
  }
  const transport = createTransport({
    baseUrl: 'http://absent.invalid',
    timeoutMs: usualTimeoutMs,
    around: refuse,
  })
  return {
    transport,
    getJson: refuse,
    postJson: refuse,
    getPicture: refuse,
    newerFirst: (_, newer) => newer(),
    state: () => state,
    close: () => transport.close(),
  }
}

/** Whether it is the host that is in trouble, and not what it was asked. */
function isOfHost(error: unknown): boolean {
  if (!(error instanceof Fault) || error.kind === 'unavailable' || error.kind === 'bad-chain-data')
    return true
  return typeof error.values['httpStatus'] === 'number' && error.values['httpStatus'] >= 500
}
