import type { Client } from 'pg'
import { assert } from '@injsight/errors'

/** The range of an index, as long as a transaction keeps it from moving. */
export type LockedPosition = {
  base: bigint
  head: bigint
  countedFrom: bigint
  /** Microseconds since 1970, of the head; undefined while there is no block. */
  headTime: bigint | undefined
}

/** What changes an index takes this lock before it touches counters and names, so that none waits for the other. */
export async function lockPosition(client: Client): Promise<LockedPosition> {
  const { rows } = await client.query<PositionRow>({
    name: 'lock_position',
    // Its only row, and the head by the primary key of blocks.
    text: `select base, head, counted_from, (select (extract(epoch from time) * 1000000)::int8 from blocks
        where height = head) as head_time from chain_state for update`,
  })
  const [row] = rows
  assert(row !== undefined, 'an index is begun before blocks are written')
  return {
    base: BigInt(row.base),
    head: BigInt(row.head),
    countedFrom: BigInt(row.counted_from),
    headTime: row.head_time === null ? undefined : BigInt(row.head_time),
  }
}

type PositionRow = { base: string; head: string; counted_from: string; head_time: string | null }
