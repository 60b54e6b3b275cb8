import { badChainData } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import {
  consensusKeys,
  delegations,
  redelegations,
  stakes,
  stakingCounters,
  stakingParams,
  unbondings,
  type Delegation,
  type RedelegationEntry,
  type Stake,
  type UnbondingEntry,
} from './tables.ts'

export async function findStake(state: State, validator: string): Promise<Stake> {
  const stake = await state.find(stakes, { validator })
  if (stake === undefined) throw badChainData('staking.validator', `There is no validator ${validator}`)
  return stake
}

export async function findStakeOfConsensus(state: State, consensus: Buffer): Promise<Stake | undefined> {
  const key = await state.find(consensusKeys, { consensus })
  return key === undefined ? undefined : state.find(stakes, { validator: key.validator })
}

export async function findDelegation(
  state: State,
  delegator: string,
  validator: string,
): Promise<Delegation> {
  const delegation = await state.find(delegations, { delegator, validator })
  if (delegation !== undefined) return delegation
  throw badChainData('staking.delegation', `${delegator} has delegated nothing to ${validator}`)
}

export async function findParams(state: State): Promise<StateRow<typeof stakingParams>> {
  const params = await state.find(stakingParams, { id: 1 })
  if (params === undefined) throw badChainData('staking.params', 'The parameters of staking are not known')
  return params
}

/** The next of the numbers that unbondings share; null when the counter isn't known. */
export async function takeUnbondingId(state: State): Promise<string | null> {
  const counters = await state.find(stakingCounters, { id: 1 })
  if (counters === undefined || counters.last_unbonding_id === null) return null
  const next = counters.last_unbonding_id + 1n
  state.put(stakingCounters, { ...counters, last_unbonding_id: next })
  return next.toString()
}

export async function readUnbonding(
  state: State,
  delegator: string,
  validator: string,
): Promise<UnbondingEntry[]> {
  const row = await state.find(unbondings, { delegator, validator })
  return (row?.entries ?? []) as UnbondingEntry[]
}

export function putUnbonding(
  state: State,
  delegator: string,
  validator: string,
  entries: UnbondingEntry[],
): void {
  if (entries.length === 0) state.remove(unbondings, { delegator, validator })
  else state.put(unbondings, { delegator, validator, entries })
}

type Triplet = { delegator: string; source: string; destination: string }

export async function readRedelegation(state: State, key: Triplet): Promise<RedelegationEntry[]> {
  return ((await state.find(redelegations, key))?.entries ?? []) as RedelegationEntry[]
}

export function putRedelegation(state: State, key: Triplet, entries: RedelegationEntry[]): void {
  if (entries.length === 0) state.remove(redelegations, key)
  else state.put(redelegations, { ...key, entries })
}

export async function findCounters(state: State): Promise<StateRow<typeof stakingCounters>> {
  const counters = await state.find(stakingCounters, { id: 1 })
  if (counters === undefined) throw badChainData('staking.counters', 'Staking has no beginning')
  return counters
}

/** `12inj` → 12n. @throws Fault when it is another coin than the one that is staked */
export async function readStaked(state: State, text: string): Promise<bigint> {
  const { bond_denom } = await findParams(state)
  const [, amount, denom] = /^(\d+)(.+)$/s.exec(text) ?? []
  if (amount !== undefined && denom === bond_denom) return BigInt(amount)
  throw badChainData('staking.amount', `"${text}" is nothing that is staked`)
}
