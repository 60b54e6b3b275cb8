import { setTimeout as sleep } from 'node:timers/promises'
import { part } from '../page.server.ts'

export type Known<Answer> = { value: Answer | undefined; isFresh: boolean }

/**
 * Asks for what makes a page better and must not hold it up: the answer, or the last one when this one fails or
 * takes longer than we have patience for. It is remembered when it comes after all.
 */
export function lastKnown<Answer>(
  patienceMs: number,
  ask: () => Promise<Answer>,
): () => Promise<Known<Answer>> {
  let known: Answer | undefined
  return async () => {
    const asked = part(ask()).then(({ value }) => {
      if (value !== undefined) known = value
      return value
    })
    const enough = new AbortController()
    const value = await Promise.race([
      asked,
      sleep(patienceMs, undefined, { signal: enough.signal }).catch(() => undefined),
    ])
    enough.abort()
    return { value: value ?? known, isFresh: value !== undefined }
  }
}
