import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { findStake } from './find.ts'
import { callHook } from './hooks.ts'
import { addTokens } from './shares.ts'
import { delegations, stakes } from './tables.ts'

/** @returns the shares that are given for the tokens */
export async function delegate(
  state: State,
  block: BlockContext,
  { delegator, validator, amount }: { delegator: string; validator: string; amount: bigint },
): Promise<bigint> {
  const before = await findStake(state, validator)
  const held = await state.find(delegations, { delegator, validator })
  if (held === undefined) callHook(block, { hook: 'before delegation', stake: before })
  const { stake, issued } = addTokens(before, amount)
  const shares = (held?.shares ?? 0n) + issued
  state.put(delegations, { delegator, validator, shares })
  state.put(stakes, stake)
  callHook(block, { hook: 'after delegation', stake, delegator, shares })
  return issued
}
