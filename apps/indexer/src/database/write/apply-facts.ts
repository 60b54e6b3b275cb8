import type { RunMessage, Unread } from '#src/decode/facts.ts'
import type { EventContext, TxContext } from '#src/handlers/module.ts'
import { stateEvents, stateMessages, stateModules } from '#src/handlers/modules.ts'
import type { State } from '#src/state/state.ts'
import type { IndexedBlock } from './indexed-block.ts'

/**
 * Moves the state on by one block. Only modules whose state is known take part.
 *
 * @returns what could not be read; the module that it happened to is as it was before
 */
export async function applyFacts(
  state: State,
  { rows, facts }: Pick<IndexedBlock, 'rows' | 'facts'>,
  known: ReadonlySet<string>,
): Promise<Unread[]> {
  const { context: block } = rows
  const unread: Unread[] = []
  // Most steps have nothing to wait for, and then nothing waits.
  const attempt = (named: Omit<Unread, 'why'>, step: () => Promise<void> | void): Promise<void> | void => {
    const note = (error: unknown) => {
      if (isOfDatabase(error)) throw error
      unread.push({ ...named, why: error instanceof Error ? error.message : String(error) })
    }
    try {
      return state.attempt(step)?.catch(note)
    } catch (error) {
      note(error)
    }
  }
  const tellMessage = async (message: RunMessage, tx: TxContext | undefined) => {
    const context = { ...message, block, tx }
    for (const { module, handler } of stateMessages.get(message.typeUrl) ?? []) {
      if (!known.has(module)) continue
      const running = attempt({ module, what: message.typeUrl, tx, ordinal: message.index }, () =>
        handler.handle(message.value, state, context),
      )
      if (running !== undefined) await running
    }
  }
  const run: EventContext['run'] = (typeUrl, value, proposal) =>
    tellMessage({ typeUrl, value, response: new Uint8Array(), index: 0, events: [], proposal }, undefined)
  for (const { name: module, beginBlock } of stateModules) {
    if (beginBlock === undefined || !known.has(module)) continue
    await attempt({ module, what: 'beginning of the block', tx: undefined, ordinal: -1 }, () =>
      beginBlock(state, block),
    )
  }
  for (const fact of facts()) {
    if (fact.kind === 'message') {
      await tellMessage(fact.message, fact.tx)
      continue
    }
    const { event, tx } = fact
    const context = { block, tx, run }
    for (const { module, handler } of stateEvents.get(event.type) ?? []) {
      if (!known.has(module) || handler.when?.(block, event) === false) continue
      const running = attempt({ module, what: event.type, tx, ordinal: event.ordinal }, () =>
        handler.handle(event, state, context),
      )
      if (running !== undefined) await running
    }
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
