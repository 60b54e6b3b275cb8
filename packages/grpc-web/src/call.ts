import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { invalidInput } from '@injsight/errors'
import { readBody as readWhole } from '@injsight/runtime/read-body'
import { refusal, Status } from './status.ts'
import type { ServedMethod } from './service.ts'

/** One call's life: it ends with its caller, or with its deadline. */
export type Life = {
  signal: AbortSignal
  /** How long its caller may leave everything unread. */
  patienceMs: number
  /** The value, unless the life ends first. */
  within<T>(value: Promise<T> | T): Promise<T>
  /** Stops whatever still works for this call. */
  leave(): void
  end(): void
}

/** How long a call may take, and who says so. */
export type Deadline = { ms: number; isCallers: boolean }

/** @param deadline undefined for a stream without one */
export function startLife(
  response: ServerResponse,
  deadline: Deadline | undefined,
  { patienceMs }: { patienceMs: number },
): Life {
  const controller = new AbortController()
  const { signal } = controller
  const leave = () => controller.abort(callerGone())
  response.once('close', leave)
  const timer = deadline && setTimeout(() => controller.abort(tooLate(deadline)), deadline.ms)
  return {
    signal,
    patienceMs,
    within: untilAborted(signal),
    leave,
    end() {
      clearTimeout(timer)
      response.off('close', leave)
    },
  }
}

// Not Promise.race: what races against a promise that lives long is kept until that one settles. And one listener for a whole
// life: a stream waits for each of its replies.
function untilAborted(signal: AbortSignal): Life['within'] {
  const waiting = new Set<(reason: unknown) => void>()
  signal.addEventListener('abort', () => waiting.forEach((reject) => reject(signal.reason)), { once: true })
  return (value) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) reject(signal.reason as Error)
      waiting.add(reject)
      Promise.resolve(value)
        .finally(() => waiting.delete(reject))
        .then(resolve, reject)
    })
}

function callerGone() {
  return refusal(Status.cancelled, 'the caller is gone')
}

function tooLate({ ms, isCallers }: Deadline) {
  return refusal(Status.deadlineExceeded, `no answer within ${ms} ms`, { isCallers })
}

/** The deadline of a call: what the caller set, else `ms`, if any. */
export function deadlineOf(request: IncomingMessage, ms: number | undefined): Deadline | undefined {
  const asked = readTimeout(request.headers['grpc-timeout'])
  if (asked !== undefined) return { ms: asked, isCallers: true }
  return ms === undefined ? undefined : { ms, isCallers: false }
}

/**
 * The deadline that a caller set with `grpc-timeout`, in milliseconds.
 *
 * @throws Fault `invalid-input` when it isn't one
 */
function readTimeout(header: string | string[] | undefined): number | undefined {
  if (header === undefined) return undefined
  const [, digits, unit] = /^(\d{1,8})([HMSmun])$/.exec(String(header)) ?? []
  if (digits === undefined || unit === undefined) {
    throw invalidInput('timeout.invalid', `"${String(header).slice(0, 40)}" is not a grpc-timeout`)
  }
  return Math.min(longestTimer, Math.max(1, Math.ceil(Number(digits) * (unitsMs[unit] ?? 1))))
}

const longestTimer = 2 ** 31 - 1
const unitsMs: Record<string, number> = { H: 3_600_000, M: 60_000, S: 1000, m: 1, u: 0.001, n: 0.000_001 }

/**
 * The body, read to its end.
 *
 * @throws Fault `invalid-input`, code `body.too_large`. Not RESOURCE_EXHAUSTED: clients try that one again.
 */
export async function readBody(request: IncomingMessage, limit: number, life: Life): Promise<Buffer> {
  const reading = readWhole(request, limit).catch(() => {
    throw callerGone() // what goes wrong on the wire while we read is the caller hanging up
  })
  const body = await life.within(reading)
  if (body === undefined)
    throw invalidInput('body.too_large', `the request is larger than ${limit} bytes`, { limit })
  return body
}

/**
 * A request as its message.
 *
 * @throws Fault `invalid-input`, code `request.unreadable`
 */
export function decodeMessageOf({ method }: ServedMethod, bytes: Uint8Array): object {
  try {
    return method.I.fromBinary(bytes) as object
  } catch (error) {
    throw invalidInput('request.unreadable', `the bytes are not a ${method.I.typeName}`, {}, error)
  }
}

/**
 * Writes, and waits while the caller reads slower than we write.
 *
 * @throws Fault `unavailable` when it reads nothing at all: what was written waits in our memory
 */
export async function writeTo(
  response: ServerResponse,
  chunk: string | Uint8Array,
  life: Life,
): Promise<void> {
  if (response.write(chunk)) return
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(tooSlow(life.patienceMs)), life.patienceMs)
  const signal = AbortSignal.any([life.signal, waiting.signal])
  try {
    await life.within(once(response, 'drain', { signal }))
  } catch (error) {
    throw waiting.signal.aborted ? waiting.signal.reason : error
  } finally {
    clearTimeout(timer)
  }
}

const lingerMs = 5000

/** Ends an answer that is under way; who doesn't read the end either is cut off. */
export function endSoon(response: ServerResponse, chunk: string | Uint8Array): void {
  response.setTimeout(lingerMs)
  response.end(chunk)
}

function tooSlow(ms: number) {
  return refusal(Status.unavailable, `the stream was ended: nothing of it was read for ${ms} ms`, {
    isCallers: true,
  })
}

/** The replies of a stream until it ends; its source is told to stop when we leave early. */
export async function* repliesOf(source: AsyncIterable<object>, life: Life): AsyncIterable<object> {
  const replies = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await life.within(replies.next())
      if (done === true) return
      yield value
    }
  } finally {
    life.leave()
    // Not awaited: a source that waits for its next value ends when the signal wakes it.
    replies.return?.().then(undefined, () => {})
  }
}
