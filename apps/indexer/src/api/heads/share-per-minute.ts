import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status/status.ts'
import { shareWhile } from './share-while.ts'

const minuteMs = 60_000n
const mostAnswers = 20

/**
 * Asks once in a minute of the chain's time: who asks the same in that minute shares the answer. For what takes long and
 * hardly changes with a block.
 *
 * @param keyOf what tells requests apart
 */
export function sharePerMinute<Request, Answer>(
  pool: Pool,
  keyOf: (request: Request) => string,
  ask: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  const readState = async () => String(((await findStatus(pool))?.headTimeMs ?? 0n) / minuteMs)
  return shareWhile({ readState, keyOf, mostAnswers }, ask)
}
