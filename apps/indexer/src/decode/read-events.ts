import type { RpcEvent } from '@injsight/node-client'
import type { EventContext, MessageContext, TxContext } from '#src/handlers/module.ts'
import {
  historyEvents,
  historyMessages,
  historyModules,
  refusedMessages,
  stateEvents,
  stateMessages,
} from '#src/handlers/modules.ts'
import type { DecodedBlock } from './block-rows.ts'
import { createEvent, type ChainEvent } from './chain-event.ts'
import type { Fact, RunMessage } from './facts.ts'
import type { ListedMessage } from './list-messages.ts'
import { placesOf } from './message-of-event.ts'

/** The events of a block's beginning and of its end, which the node tells together. */
export function readBlockEvents(
  rows: DecodedBlock,
  events: RpcEvent[],
  firstOrdinal: number,
): { begin: Fact[]; end: Fact[] } {
  const [begin, end]: [Fact[], Fact[]] = [[], []]
  for (const [at, raw] of events.entries()) {
    if (!isWanted(rows, raw.type)) continue
    const event = createEvent(raw, { ordinal: firstOrdinal + at })
    readEvent(rows, event, undefined, event.mode === 'BeginBlock' ? begin : end)
  }
  return { begin, end }
}

type Ran = {
  tx: TxContext
  events: RpcEvent[]
  firstOrdinal: number
  messages: ListedMessage[]
}

/** The events and messages of a transaction: a message is told of after its own events. */
export function readTransaction(rows: DecodedBlock, { tx, events, firstOrdinal, messages }: Ran): void {
  const heard = messages.filter(({ typeUrl }) => isHeard(typeUrl))
  const eventsOf = new Map(heard.map(({ places }): [string, ChainEvent[]] => [places.join('/'), []]))
  let next = 0
  const finishBefore = (told?: number[]) => {
    for (; next < heard.length; next++) {
      const message = heard[next]
      if (message === undefined || (told !== undefined && !isOver(message, told))) return
      const { typeUrl, value, response, index, places } = message
      const own = eventsOf.get(places.join('/')) ?? []
      readMessage(rows, { typeUrl, value, response, index, events: own }, tx)
    }
  }
  for (const [at, raw] of events.entries()) {
    const wanted = isWanted(rows, raw.type)
    if (!wanted && (heard.length === 0 || rows.context.echoes.has(raw.type))) continue
    const event = createEvent(raw, { tx: tx.index, ordinal: firstOrdinal + at })
    if (heard.length > 0 && event.message !== undefined) {
      const told = placesOf(event)
      finishBefore(told)
      // It is also one of each execution that its message stands in.
      for (const depth of told.keys()) eventsOf.get(told.slice(0, depth + 1).join('/'))?.push(event)
    }
    if (wanted) readEvent(rows, event, tx, rows.facts)
  }
  finishBefore()
}

/** Whether a message had come to its end when an event came from another. */
function isOver({ places }: ListedMessage, told: number[]): boolean {
  const depth = places.findIndex((place, at) => place !== told[at])
  const [own, other] = [places[depth], told[depth]]
  return own !== undefined && other !== undefined && own < other
}

/** The messages of a transaction that failed. */
export function readRefused(rows: DecodedBlock, messages: ListedMessage[], tx: TxContext): void {
  for (const { typeUrl, value, response, index, places } of messages) {
    if (places.length > 1) continue // within an authorised execution, which never began
    const context: MessageContext = { block: rows.context, tx, index, typeUrl, value, response, events: [] }
    for (const { module, handler } of refusedMessages.get(typeUrl) ?? []) {
      attempt(rows, { module, what: typeUrl, tx, ordinal: index }, () =>
        handler.handle(value, rows.history, context),
      )
    }
  }
}

/** After all events and messages of a block. */
export function endHistory(rows: DecodedBlock): void {
  for (const { name: module, endBlock } of historyModules) {
    if (endBlock === undefined) continue
    attempt(rows, { module, what: 'end of the block', tx: undefined, ordinal: -1 }, () =>
      endBlock(rows.history, rows.context),
    )
  }
}

/** Whether some handler wants to hear of such a message. */
export function isHeard(typeUrl: string): boolean {
  return stateMessages.has(typeUrl) || historyMessages.has(typeUrl)
}

/** Whether some handler wants to hear of such a message when its transaction fails. */
export function isHeardRefused(typeUrl: string): boolean {
  return refusedMessages.has(typeUrl)
}

function isWanted({ context }: DecodedBlock, type: string): boolean {
  return (stateEvents.has(type) || historyEvents.has(type)) && !context.echoes.has(type)
}

function readEvent(rows: DecodedBlock, event: ChainEvent, tx: TxContext | undefined, facts: Fact[]): void {
  const context: Omit<EventContext, 'run'> = { block: rows.context, tx }
  for (const { module, handler } of historyEvents.get(event.type) ?? []) {
    attempt(rows, { module, what: event.type, tx, ordinal: event.ordinal }, () =>
      handler.handle(event, rows.history, context),
    )
  }
  const wanted = stateEvents
    .get(event.type)
    ?.some(({ handler }) => handler.when === undefined || handler.when(rows.context, event))
  if (wanted === true) facts.push({ kind: 'event', event, tx })
}

function readMessage(rows: DecodedBlock, message: RunMessage, tx: TxContext): void {
  const { typeUrl, value } = message
  const context: MessageContext = { ...message, block: rows.context, tx }
  for (const { module, handler } of historyMessages.get(typeUrl) ?? []) {
    attempt(rows, { module, what: typeUrl, tx, ordinal: message.index }, () =>
      handler.handle(value, rows.history, context),
    )
  }
  if (stateMessages.has(typeUrl)) rows.facts.push({ kind: 'message', message, tx })
}

/** What a handler can't read is noted and left: the block is kept whole, and others read on. */
function attempt(
  rows: DecodedBlock,
  named: Omit<DecodedBlock['unread'][number], 'why'>,
  run: () => void,
): void {
  const before = rows.history.count()
  try {
    run()
  } catch (error) {
    rows.history.backTo(before)
    rows.unread.push({ ...named, why: error instanceof Error ? error.message : String(error) })
  }
}
