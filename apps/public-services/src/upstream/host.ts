import { Fault } from '@injsight/errors'
import { createTransport, refusal, Status, type Transport } from '@injsight/grpc-web'
import type { Logger } from '@injsight/runtime'
import type { Turn } from './budget.ts'
import { fetchDocument } from './fetch-document.ts'
import { isAct } from './is-act.ts'
import { keepState, type HostState } from './host-state.ts'
import { keepAnswers, type KeepingOf } from './keep.ts'
import { retry } from './retry.ts'
import type { Settled } from './settled.ts'
import { createNewerFirst, type NewerFirst } from '../shapes/newer-first.ts'

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
  /** The same of four megabytes at most. */
  getArt: (path: string) => Promise<Buffer>
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
  url: string
  /** Waits until it may be asked. */
  budget: Turn
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

export function createHost({
  url,
  budget,
  keepingOf,
  settled,
  log,
  timeoutMs = usualTimeoutMs,
  headers = {},
}: HostOptions): Host {
  const { origin } = new URL(url)
  const states = keepState(url)
  const keep = keepAnswers({ keepingOf, bytes: memory, settled: settled && ofHost(settled, url) })

  let failedAt = Number.NEGATIVE_INFINITY
  const isResting = () => performance.now() - failedAt < restMs

  async function once(ask: () => Promise<Buffer>): Promise<Buffer> {
    await budget()
    const startedAt = states.asked()
    try {
      const answer = await ask()
      states.answered(startedAt)
      return answer
    } catch (error) {
      if (isOfHost(error)) {
        const why = error instanceof Error ? error.message : String(error)
        states.failed(why)
        log.warn('a public service failed', { url: origin, why })
      } else states.answered(startedAt) // it is well, only what was asked is not
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
    around: ({ path, request }, ask) =>
      isAct(path) ? once(ask) : politely(`${path} ${Buffer.from(request).toString('base64')}`, ask),
  })
  return {
    transport,
    getJson: (path) => politely(path, () => fetchDocument({ url, path, timeoutMs, headers })),
    getPicture: (path) => politely(path, () => fetchDocument({ url, path, timeoutMs, form: 'picture' })),
    getArt: (path) => politely(`art ${path}`, () => fetchDocument({ url, path, timeoutMs, form: 'art' })),
    postJson: (path, body) =>
      politely(`${path} ${body}`, () => fetchDocument({ url, path, timeoutMs, headers, body })),
    newerFirst: createNewerFirst(),
    state: states.state,
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

/** Of a network that has no such host: who asks it learns that nobody can tell, as of a method that is unimplemented. */
export function absentHost(): Host {
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
    getArt: refuse,
    newerFirst: (_, newer) => newer(),
    state: keepState('').state,
    close: () => transport.close(),
  }
}

/** Whether it is the host that is in trouble, and not what it was asked. */
function isOfHost(error: unknown): boolean {
  if (!(error instanceof Fault) || error.kind === 'unavailable' || error.kind === 'bad-chain-data')
    return true
  return typeof error.values['httpStatus'] === 'number' && error.values['httpStatus'] >= 500
}
