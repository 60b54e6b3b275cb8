import type { BlockRows } from '#src/decode/block-rows.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { RunMessage, Unread } from '#src/decode/facts.ts'
import type { EventContext, TxContext } from '#src/handlers/module.ts'
import { stateEvents, stateMessages, stateModules } from '#src/handlers/modules.ts'
import type { State } from '#src/state/state.ts'

/**
 * Moves the state on by one block. Only modules whose state is known take part.
 *
 * @returns what could not be read; the module that it happened to is as it was before
 */
export async function applyFacts(
  state: State,
  rows: BlockRows,
  known: ReadonlySet<string>,
): Promise<Unread[]> {
  const { context: block, facts } = rows
  const unread: Unread[] = []
  const attempt = async (named: Omit<Unread, 'why'>, step: () => Promise<void> | void) => {
    try {
      await state.attempt(step)
    } catch (error) {
      if (isOfDatabase(error)) throw error
      unread.push({ ...named, why: error instanceof Error ? error.message : String(error) })
    }
  }
  const tellMessage = async (message: RunMessage, tx: TxContext | undefined) => {
    for (const { module, handler } of stateMessages.get(message.typeUrl) ?? []) {
      if (!known.has(module)) continue
      await attempt({ module, what: message.typeUrl, tx, ordinal: message.index }, () =>
        handler.handle(message.value, state, { ...message, block, tx }),
      )
    }
  }
  const tellEvent = async (event: ChainEvent, tx: TxContext | undefined) => {
    const run: EventContext['run'] = (typeUrl, value, events) =>
      tellMessage({ typeUrl, value, response: new Uint8Array(), index: 0, events }, undefined)
    for (const { module, handler } of stateEvents.get(event.type) ?? []) {
      if (!known.has(module) || handler.when?.(block, event) === false) continue
      await attempt({ module, what: event.type, tx, ordinal: event.ordinal }, () =>
        handler.handle(event, state, { block, tx, run }),
      )
    }
  }
  for (const { name: module, beginBlock } of stateModules) {
    if (beginBlock === undefined || !known.has(module)) continue
    await attempt({ module, what: 'beginning of the block', tx: undefined, ordinal: -1 }, () =>
      beginBlock(state, block),
    )
  }
  for (const fact of facts) {
    if (fact.kind === 'event') await tellEvent(fact.event, fact.tx)
    else await tellMessage(fact.message, fact.tx)
  }
  for (const { name: module, endBlock } of stateModules) {
    if (endBlock === undefined || !known.has(module)) continue
    await attempt({ module, what: 'end of the block', tx: undefined, ordinal: -1 }, () =>
      endBlock(state, block),
    )
  }
  return unread
}

/** Errors of the server or the connection: nothing is wrong with what the chain said. Node's own codes begin with ERR_. */
function isOfDatabase(error: unknown): boolean {
  if (!(error instanceof Error) || 'kind' in error) return false
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('ERR_')) return false
  return code !== '' || 'severity' in error || /Connection terminated|not queryable/.test(error.message)
}
