import type { Pool } from 'pg'
import type { IndexStatus } from '#src/queries/status/status.ts'
import { shareWhile } from './share-while.ts'

/** Of one state: who asks tells the key, and the chain may stand still. */
const mostAnswers = 100

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
    const { rows } = await pool.query<{ base: string; head: string }>({
      name: 'blocks_from_to',
      text: 'select base, head from chain_state', // its only row
    })
    return nameOf(rows[0])
  }
  return shareWhile({ readState, keyOf, mostAnswers }, ask)
}

/** The same for all requests that know where the index stands. */
export function shareAtHead<Request extends { status: IndexStatus | undefined }, Answer>(
  ask: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  return shareWhile({ readState: async ({ status }) => nameOf(status), keyOf: () => '' }, ask)
}

function nameOf(state: { base: bigint | string; head: bigint | string } | undefined): string {
  return state === undefined ? '' : `${state.base} ${state.head}`
}
