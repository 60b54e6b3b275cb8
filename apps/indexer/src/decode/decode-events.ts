import { badChainData, Fault } from '@injsight/errors'
import type { RpcEvent } from '@injsight/node-client'
import type { EventHandler } from '#src/handlers/handler.ts'
import type { BlockRows } from './block-rows.ts'

/** Where what is read goes, and who understands which events. */
export type EventReading = { rows: BlockRows; handlers: ReadonlyMap<string, EventHandler> }

/** Counts events and lets those be handled that somebody understands. */
export function decodeEvents({ rows, handlers }: EventReading, events: RpcEvent[]): void {
  for (const event of events) {
    count(rows.eventTypes, event.type)
    const handler = handlers.get(event.type)
    if (handler !== undefined) rows.changes.push(handle(handler, event, rows.block.height))
  }
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function handle(handler: EventHandler, { type, attributes }: RpcEvent, height: bigint) {
  try {
    return handler.handle((key) => attributes?.find((one) => one.key === key)?.value ?? undefined)
  } catch (error) {
    const why = error instanceof Fault || error instanceof SyntaxError ? error.message : ''
    throw badChainData(
      'event.unreadable',
      `Block ${height}: the event ${type} can't be read: ${why}`,
      { height, type },
      error,
    )
  }
}
