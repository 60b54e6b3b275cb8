import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { History } from '#src/state/history.ts'
import type { State } from '#src/state/state.ts'
import {
  noteEvent,
  onEvent,
  type EventContext,
  type HistoryEventHandler,
  type StateEventHandler,
} from '../module.ts'

/**
 * Which form of the exchange module tells: 1 is v1beta1, whose prices and quantities are in the chain's units; 2 is
 * v2, on mainnet since 1.16, whose are human-readable. Deposits are in the chain's units in both. The tables hold
 * what was told.
 */
export type Generation = 1 | 2

const packages: [Generation, string][] = [
  [1, 'injective.exchange.v1beta1.'],
  [2, 'injective.exchange.v2.'],
]

/** Keeps state when an event of the exchange is told, in either generation. */
export function onExchange(
  name: string,
  handle: (
    event: ChainEvent,
    state: State,
    context: EventContext,
    generation: Generation,
  ) => Promise<void> | void,
): StateEventHandler[] {
  return packages.map(([generation, prefix]) =>
    onEvent(prefix + name, (event, state, context) => handle(event, state, context, generation)),
  )
}

/** Notes what an event of the exchange tells, in either generation. */
export function noteExchange(
  name: string,
  handle: (
    event: ChainEvent,
    history: History,
    context: Omit<EventContext, 'run'>,
    generation: Generation,
  ) => void,
): HistoryEventHandler[] {
  return packages.map(([generation, prefix]) =>
    noteEvent(prefix + name, (event, history, context) => handle(event, history, context, generation)),
  )
}
