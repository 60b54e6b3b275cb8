import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status/status.ts'
import { shareWhile } from './share-while.ts'

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
  const readState = async () => {
    const status = await findStatus(pool)
    return status === undefined ? '' : `${status.base} ${status.head}`
  }
  return shareWhile({ readState, keyOf }, ask)
}
