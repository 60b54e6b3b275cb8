import type { BlockContext } from '../module.ts'
import type { Stake } from './tables.ts'

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

const calls = new WeakMap<BlockContext, Hook[]>()

/** Forgets what was told before: for the beginning of a handler. */
export function beginHooks(block: BlockContext): void {
  calls.set(block, [])
}

export function callHook(block: BlockContext, hook: Hook): void {
  const known = calls.get(block)
  if (known === undefined) calls.set(block, [hook])
  else known.push(hook)
}

/** What staking told during its last handler. */
export function hooksOf(block: BlockContext): readonly Hook[] {
  return calls.get(block) ?? []
}
