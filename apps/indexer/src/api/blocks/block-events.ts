import type { ListBlockEventsRequest, ListBlockEventsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listHappenings } from '#src/queries/blocks/happenings.ts'
import { noBlock } from '../read-place.ts'

/** @throws Fault `not-found` */
export async function listBlockEvents(
  pool: Pool,
  { height, types }: ListBlockEventsRequest,
): Promise<ListBlockEventsResponse> {
  const happenings = await listHappenings(pool, height)
  if (happenings === undefined) throw await noBlock(pool, height)
  const wanted = new Set(types)
  const own = happenings.filter(
    ({ tx, event }) => tx === undefined && (wanted.size === 0 || wanted.has(event.type)),
  )
  return {
    height,
    events: own.map(({ event: { type, attributes } }) => ({
      type,
      attributes: attributes.map(({ key, value }) => ({ key, value: value ?? '' })),
    })),
  }
}
