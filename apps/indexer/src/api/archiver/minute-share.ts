import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status/status.ts'

const minuteMs = 60_000n

/**
 * Asks once in a minute of the chain's time: who asks the same in that minute shares the answer. For what takes long and
 * hardly changes with a block.
 *
 * @param keyOf what tells requests apart
 */
export function createMinuteShare<Request, Answer>(
  pool: Pool,
  keyOf: (request: Request) => string,
  ask: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  let known = { minute: -1n, answers: new Map<string, Promise<Answer>>() }
  return async (request) => {
    const minute = ((await findStatus(pool))?.headTimeMs ?? 0n) / minuteMs
    if (minute !== known.minute || known.answers.size > mostAnswers) known = { minute, answers: new Map() }
    const { answers } = known
    const key = keyOf(request)
    const answer = answers.get(key) ?? ask(request)
    answers.set(key, answer)
    // A failure is nobody's answer but those who waited for it.
    answer.catch(() => answers.delete(key))
    return answer
  }
}

/** Periods that anybody may think of are not kept without end. */
const mostAnswers = 20
