import type { TxContext } from '#src/handlers/module.ts'
import type { ChainEvent } from './chain-event.ts'

/** A message that succeeded, with the events that it caused. */
export type RunMessage<Event = ChainEvent> = {
  typeUrl: string
  value: Uint8Array
  response: Uint8Array
  index: number
  events: Event[]
  /** Number of the proposal that carried it out. */
  proposal?: bigint
}

/** Something that a state handler wants to hear of. */
export type Fact<Event = ChainEvent> =
  | { kind: 'event'; event: Event; tx: TxContext | undefined }
  | { kind: 'message'; message: RunMessage<Event>; tx: TxContext }

/** What a handler could not read. The block's blob holds it; here it is named. */
export type Unread = { module: string; what: string; tx: TxContext | undefined; ordinal: number; why: string }
