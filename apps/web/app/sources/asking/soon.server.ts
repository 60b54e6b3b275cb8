import { setTimeout as sleep } from 'node:timers/promises'
import { part, type Part } from '../../page.server.ts'

/** The answer to what makes a page better and must not hold it up: undefined where it fails, or isn't there in time. */
export async function soon<Answer>(patienceMs: number, asked: Promise<Answer>): Promise<Answer | undefined> {
  return (await soonPart(patienceMs, asked)).value
}

/** The same with what is wrong, in no words where it isn't there in time. */
export async function soonPart<Answer>(patienceMs: number, asked: Promise<Answer>): Promise<Part<Answer>> {
  const enough = new AbortController()
  const told = await Promise.race([
    part(asked),
    sleep(patienceMs, undefined, { signal: enough.signal }).catch(() => undefined),
  ])
  enough.abort()
  return told ?? { missing: '' }
}
