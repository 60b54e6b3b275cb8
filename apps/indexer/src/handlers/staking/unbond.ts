import { badChainData } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { truncate } from './decimals.ts'
import { findDelegation, findStake } from './find.ts'
import { callHook } from './hooks.ts'
import { operatorAccount } from './read.ts'
import { removeShares, tokensOfShares } from './shares.ts'
import { removeStake } from './remove-stake.ts'
import { delegations, stakes, unbonded, type Stake } from './tables.ts'

/** Takes shares out of a delegation. @returns the tokens that they are worth */
export async function unbond(
  state: State,
  block: BlockContext,
  { delegator, validator, shares }: { delegator: string; validator: string; shares: bigint },
): Promise<bigint> {
  const held = await findDelegation(state, delegator, validator)
  const left = held.shares - shares
  if (left < 0n) throw badChainData('staking.shares', `${delegator} has fewer shares than are taken`)
  const before = jailWhoLeaves(await findStake(state, validator), delegator, left)
  if (left === 0n) {
    state.remove(delegations, { delegator, validator })
    callHook(block, { hook: 'delegation removed', stake: before, delegator })
  } else {
    state.put(delegations, { delegator, validator, shares: left })
    // The chain tells of it before the validator's tokens are less.
    callHook(block, { hook: 'after delegation', stake: before, delegator, shares: left })
  }
  const { stake, tokens } = removeShares(before, shares)
  if (stake.shares === 0n && stake.status === unbonded) removeStake(state, block, stake)
  else state.put(stakes, stake)
  return tokens
}

/** A validator that keeps less of its own than it promised is jailed. */
function jailWhoLeaves(stake: Stake, delegator: string, left: bigint): Stake {
  if (stake.jailed || operatorAccount(stake.validator) !== delegator) return stake
  return truncate(tokensOfShares(stake, left)) < stake.min_self_delegation
    ? { ...stake, jailed: true }
    : stake
}
