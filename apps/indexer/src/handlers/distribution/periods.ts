import { badChainData } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import { toDecimal } from '../staking/decimals.ts'
import { tokensOfSharesTruncated } from '../staking/shares.ts'
import type { Stake } from '../staking/tables.ts'
import { addCoins, divideCoins, noCoins, subtractCoins, type DecCoins } from './dec-coins.ts'
import { changePool } from './pool.ts'
import {
  historicalRewards,
  startingInfos,
  validatorRewards,
  type SlashEvent,
  type ValidatorRewards,
} from './tables.ts'

// The chain shares rewards out lazily ("F1"): a validator's time is divided into periods, which end whenever a
// delegation to it changes; each keeps what a token earned since the beginning.

export async function findRewards(state: State, validator: string): Promise<ValidatorRewards> {
  const rewards = await state.find(validatorRewards, { validator })
  if (rewards !== undefined) return rewards
  throw badChainData('distribution.validator', `The rewards of ${validator} are not known`)
}

export async function findRatio(state: State, validator: string, period: bigint): Promise<DecCoins> {
  const found = await state.find(historicalRewards, { validator, period })
  if (found !== undefined) return found.ratio as DecCoins
  throw badChainData('distribution.period', `Period ${period} of ${validator} is not known`)
}

export function beginValidator(state: State, validator: string): void {
  state.put(historicalRewards, { validator, period: 0n, ratio: noCoins, refs: 1n })
  state.put(validatorRewards, { validator, outstanding: noCoins, current: noCoins, period: 1n, slashes: [] })
}

/** Ends the validator's period. @returns its number */
export async function endPeriod(state: State, { validator, tokens }: Stake): Promise<bigint> {
  const rewards = await findRewards(state, validator)
  const { period } = rewards
  const current = rewards.current as DecCoins
  const ratio = await findRatio(state, validator, period - 1n)
  await dropReference(state, validator, period - 1n)
  if (tokens === 0n) {
    // There is nobody to earn it.
    await changePool(state, current, 1n)
    const outstanding = subtractCoins(rewards.outstanding as DecCoins, current)
    state.put(validatorRewards, { ...rewards, outstanding, current: noCoins, period: period + 1n })
    state.put(historicalRewards, { validator, period, ratio, refs: 1n })
    return period
  }
  const earned = addCoins(ratio, divideCoins(current, toDecimal(tokens)))
  state.put(historicalRewards, { validator, period, ratio: earned, refs: 1n })
  state.put(validatorRewards, { ...rewards, current: noCoins, period: period + 1n })
  return period
}

export async function dropReference(state: State, validator: string, period: bigint): Promise<void> {
  const found = await state.find(historicalRewards, { validator, period })
  if (found === undefined)
    throw badChainData('distribution.period', `Period ${period} of ${validator} is gone`)
  if (found.refs > 1n) state.put(historicalRewards, { ...found, refs: found.refs - 1n })
  else state.remove(historicalRewards, { validator, period })
}

export async function addReference(state: State, validator: string, period: bigint): Promise<void> {
  const found = await state.find(historicalRewards, { validator, period })
  if (found === undefined)
    throw badChainData('distribution.period', `Period ${period} of ${validator} is gone`)
  state.put(historicalRewards, { ...found, refs: found.refs + 1n })
}

/** A delegation begins to earn with the period that has just ended. */
export async function beginDelegation(
  state: State,
  stake: Stake,
  { delegator, shares, height }: { delegator: string; shares: bigint; height: bigint },
): Promise<void> {
  const { validator } = stake
  await endDelegation(state, validator, delegator)
  const period = (await findRewards(state, validator)).period - 1n
  await addReference(state, validator, period)
  const worth = tokensOfSharesTruncated(stake, shares)
  state.put(startingInfos, { validator, delegator, period, stake: worth, height })
}

/**
 * A delegation has changed: what it earned was withdrawn before, and it goes on from the period that ended by that. It may
 * not be the last one: where several are slashed at once, all withdraw before any of them changes.
 */
export async function changeDelegation(
  state: State,
  stake: Stake,
  changed: { delegator: string; shares: bigint; height: bigint },
): Promise<void> {
  const { delegator, shares, height } = changed
  const info = await state.find(startingInfos, { validator: stake.validator, delegator })
  if (info === undefined) return beginDelegation(state, stake, changed)
  state.put(startingInfos, { ...info, stake: tokensOfSharesTruncated(stake, shares), height })
}

export async function endDelegation(state: State, validator: string, delegator: string): Promise<void> {
  const info = await state.find(startingInfos, { validator, delegator })
  if (info === undefined) return
  await dropReference(state, validator, info.period)
  state.remove(startingInfos, { validator, delegator })
}

/** From here on a delegation is worth less. */
export async function noteSlash(state: State, stake: Stake, fraction: bigint, height: bigint): Promise<void> {
  const period = await endPeriod(state, stake)
  await addReference(state, stake.validator, period)
  const rewards = await findRewards(state, stake.validator)
  const slash = { height: height.toString(), period: period.toString(), fraction: fraction.toString() }
  state.put(validatorRewards, { ...rewards, slashes: [...(rewards.slashes as SlashEvent[]), slash] })
}
