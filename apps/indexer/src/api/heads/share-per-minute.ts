import type { IndexStatus } from '#src/queries/status/status.ts'
import { shareWhile } from './share-while.ts'

const minuteMs = 60_000n
const mostAnswers = 20

type Status = Pick<IndexStatus, 'headTimeMs'> | undefined
type Sharing<Request> = {
  readStatus: (request: Request) => Status | Promise<Status>
  keyOf: (request: Request) => string
}

/**
 * Asks once in a minute of the chain's time: who asks the same in that minute shares the answer. For what takes long and
 * hardly changes with a block.
 *
 * @param readStatus where the index stands as a request comes: it may know already
 * @param keyOf what tells requests apart
 */
export function sharePerMinute<Request, Answer>(
  { readStatus, keyOf }: Sharing<Request>,
  ask: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  const readState = async (request: Request) =>
    String(((await readStatus(request))?.headTimeMs ?? 0n) / minuteMs)
  return shareWhile({ readState, keyOf, mostAnswers }, ask)
}
