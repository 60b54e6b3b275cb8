import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { BlockContext, HistoryEventHandler, StateEventHandler } from '#src/handlers/module.ts'
import { noteEvent, onEvent } from '#src/handlers/module.ts'
import type { History } from '#src/state/history.ts'
import type { State } from '#src/state/state.ts'

export type Generation = 1 | 2

/** The units of an order that the exchange's precompile was asked for: see asked-by-precompile.ts. */
export const ofPrecompile = 3
/** Those of a message of v1beta1 to a chain that tells what became of it in the units of v2. */
export const ofOlderMessage = 4
/** In what the terms of an order are counted. */
export type Units = Generation | typeof ofPrecompile | typeof ofOlderMessage

const names = { 1: 'injective.exchange.v1beta1.', 2: 'injective.exchange.v2.' } as const

export function onBoth(
  event: string,
  handle: (
    event: ChainEvent,
    state: State,
    context: { block: BlockContext; generation: Generation },
  ) => Promise<void> | void,
): StateEventHandler[] {
  return ([1, 2] as const).map((generation) =>
    onEvent(names[generation] + event, (told, state, { block }) =>
      handle(told, state, { block, generation }),
    ),
  )
}

export function noteBoth(
  event: string,
  handle: (
    event: ChainEvent,
    history: History,
    context: Parameters<HistoryEventHandler['handle']>[2] & { generation: Generation },
  ) => void,
): HistoryEventHandler[] {
  return ([1, 2] as const).map((generation) =>
    noteEvent(names[generation] + event, (told, history, { block, tx }) =>
      handle(told, history, { block, tx, generation }),
    ),
  )
}
