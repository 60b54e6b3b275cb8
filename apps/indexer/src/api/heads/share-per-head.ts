import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status/status.ts'

/**
 * Asks once for each state of the index: who asks the same before the next block, or an older one, comes shares the
 * answer.
 *
 * @param keyOf what tells requests apart
 */
export function sharePerHead<Request, Answer>(
  pool: Pool,
  keyOf: (request: Request) => string,
  ask: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  let known = { state: '', answers: new Map<string, Promise<Answer>>() }
  return async (request) => {
    const status = await findStatus(pool)
    const state = status === undefined ? '' : `${status.base} ${status.head}`
    if (state !== known.state) known = { state, answers: new Map() }
    const { answers } = known
    const key = keyOf(request)
    const answer = answers.get(key) ?? ask(request)
    answers.set(key, answer)
    // A failure is nobody's answer but those who waited for it.
    answer.catch(() => answers.delete(key))
    return answer
  }
}
