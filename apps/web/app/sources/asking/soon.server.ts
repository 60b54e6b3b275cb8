import { setTimeout as sleep } from 'node:timers/promises'
import { part } from '../../page.server.ts'

/** The answer to what makes a page better and must not hold it up: undefined where it fails, or isn't there in time. */
export async function soon<Answer>(patienceMs: number, asked: Promise<Answer>): Promise<Answer | undefined> {
  const enough = new AbortController()
  const told = await Promise.race([
    part(asked),
    sleep(patienceMs, undefined, { signal: enough.signal }).catch(() => undefined),
  ])
  enough.abort()
  return told?.value
}
