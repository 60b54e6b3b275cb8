import type { Client } from 'pg'
import { assert } from '@injsight/errors'

/** The range of an index, as long as a transaction keeps it from moving. */
export type LockedPosition = { base: bigint; head: bigint; countedFrom: bigint }

/** What changes an index takes this lock before it touches counters and names, so that none waits for the other. */
export async function lockPosition(client: Client): Promise<LockedPosition> {
  const { rows } = await client.query<{ base: string; head: string; counted_from: string }>({
    name: 'lock_position',
    text: 'select base, head, counted_from from chain_state for update', // its only row
  })
  const [row] = rows
  assert(row !== undefined, 'an index is begun before blocks are written')
  return { base: BigInt(row.base), head: BigInt(row.head), countedFrom: BigInt(row.counted_from) }
}
