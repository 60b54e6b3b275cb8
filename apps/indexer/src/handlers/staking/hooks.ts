import { badChainData } from '@injsight/errors'
import type { BlockContext } from '../module.ts'
import type { Stake } from './tables.ts'
import { createNotes } from '#src/handlers/notes.ts'

/**
 * What staking tells other modules of the chain while it moves: with the validator as it stood at that moment.
 * They hear of it after staking's own handler, and before the next event.
 */
export type Hook =
  | { hook: 'validator created'; stake: Stake }
  | { hook: 'validator bonded'; stake: Stake }
  | { hook: 'validator slashed'; stake: Stake; fraction: bigint }
  | { hook: 'validator removed'; stake: Stake }
  | { hook: 'before delegation'; stake: Stake }
  | { hook: 'after delegation'; stake: Stake; delegator: string; shares: bigint }
  | { hook: 'delegation removed'; stake: Stake; delegator: string }

/** The events on which staking moves. The end of a block is one more occasion. */
export const eventsWithHooks = [
  'create_validator',
  'delegate',
  'unbond',
  'redelegate',
  'cancel_unbonding_delegation',
  'slash',
  'injective.peggy.v1.EventValidatorSlash',
]

const calls = createNotes<BlockContext, Hook[] | 'failed'>()

/** Runs a handler, and forgets what was told before. */
export async function withHooks(block: BlockContext, handle: () => Promise<void> | void): Promise<void> {
  calls.set(block, [])
  try {
    await handle()
  } catch (error) {
    calls.set(block, 'failed')
    throw error
  }
}

export function callHook(block: BlockContext, hook: Hook): void {
  const known = calls.get(block)
  if (Array.isArray(known)) known.push(hook)
}

/**
 * What staking told during its last handler.
 *
 * @throws Fault when that could not be read: then nobody else knows either
 */
export function hooksOf(block: BlockContext): readonly Hook[] {
  const known = calls.get(block) ?? []
  if (known === 'failed') throw badChainData('staking.unread', 'What staking did could not be read')
  return known
}
