import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { callHook } from './hooks.ts'
import { consensusKeys, stakes, type Stake } from './tables.ts'

/** A validator that nobody delegates to any more is forgotten. */
export function removeStake(state: State, block: BlockContext, stake: Stake): void {
  state.remove(stakes, { validator: stake.validator })
  state.remove(consensusKeys, { consensus: stake.consensus })
  callHook(block, { hook: 'validator removed', stake })
}
