import { asFault } from '@injsight/errors'
import type { Read } from './read-json.ts'

/** The last good answer, and how good it still is. */
export type Kept<Value> = Read<Value> & {
  /** When it was had, in milliseconds since 1970. */
  at: number
  /** Why there is no newer one, in words; undefined while all is well. */
  trouble: string | undefined
}

type Clock = () => number

const minute = 60_000
/** As often as Injective's own sites ask. */
const usualFreshMs = 10 * minute
/** Who could not answer is asked again no sooner. */
const usualRestMs = minute
/** What no page can do without is asked for again as soon as its host is. */
const shortRestMs = 5000

/**
 * What was told last stays when it can't be had anew. Nobody waits for a newer answer while there is an older one: it
 * is had for who comes next.
 *
 * @returns @throws Fault of the first question, while nothing was ever told
 */
export function keepLast<Value>(
  ask: () => Promise<Read<Value>>,
  now: Clock = Date.now,
  freshMs = usualFreshMs,
  restMs = usualRestMs,
): () => Promise<Kept<Value>> {
  let kept: Kept<Value> | undefined
  let failure: unknown
  let asking: Promise<void> | undefined
  let askedAt = 0
  let due = 0
  // A clock that is set back must not make what is kept last longer.
  const isDue = () => now() >= due || now() < askedAt

  async function refresh(): Promise<void> {
    askedAt = now()
    due = Number.POSITIVE_INFINITY
    try {
      kept = { ...(await ask()), at: now(), trouble: undefined }
      failure = undefined
      due = now() + freshMs
    } catch (error) {
      failure = error
      if (kept !== undefined) kept = { ...kept, trouble: asFault(error).message }
      due = now() + restMs
    }
  }

  return async () => {
    if (isDue()) asking = refresh()
    if (kept === undefined) await asking
    if (kept === undefined) throw failure
    return kept
  }
}

/** The same for what is all used or not at all. */
export function keepWhole<Value>(milliseconds: number, ask: () => Promise<Value>): () => Promise<Value> {
  const read = keepLast(async () => ({ value: await ask(), dropped: 0 }), Date.now, milliseconds, shortRestMs)
  return async () => (await read()).value
}
