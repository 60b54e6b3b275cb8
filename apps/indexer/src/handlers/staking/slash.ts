import { badChainData } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { divideRoundedUp, multiply, one, toDecimal, truncate } from './decimals.ts'
import { callHook } from './hooks.ts'
import { slashRedelegations } from './slash-redelegations.ts'
import { putUnbonding } from './find.ts'
import { stakes, unbonded, unbondings, type Stake, type UnbondingEntry } from './tables.ts'

/** @property power at the time of the infraction; @property fraction a decimal */
export type Offence = { power: bigint; fraction: bigint; height: bigint }

// The chain's smallest unit of power.
const tokensPerPower = 10n ** 18n

/**
 * Slashes a validator, and what left it since the infraction.
 *
 * @returns what the validator itself loses, as the event tells it
 */
export async function slash(
  state: State,
  block: BlockContext,
  stake: Stake,
  { power, fraction, height }: Offence,
): Promise<bigint> {
  if (stake.status === unbonded) throw badChainData('staking.slash', 'An unbonded validator was slashed')
  let left = truncate(multiply(toDecimal(power * tokensPerPower), fraction))
  if (height < block.height) {
    left -= await slashUnbondings(state, block, stake.validator, { fraction, height })
    left -= await slashRedelegations(state, block, stake.validator, { fraction, height })
  }
  const before = (await state.find(stakes, { validator: stake.validator })) ?? stake
  return slashTokens(state, block, before, left)
}

/** Burns tokens of a validator: its delegators' shares are worth less from now on. */
export function slashTokens(state: State, block: BlockContext, stake: Stake, wanted: bigint): bigint {
  const amount = wanted < stake.tokens ? wanted : stake.tokens
  if (amount <= 0n) return 0n
  const effective = divideRoundedUp(toDecimal(amount), toDecimal(stake.tokens))
  callHook(block, { hook: 'validator slashed', stake, fraction: effective > one ? one : effective })
  state.put(stakes, { ...stake, tokens: stake.tokens - amount })
  return amount
}

/** @returns what all entries together should lose, be it more than they have */
async function slashUnbondings(
  state: State,
  { time }: BlockContext,
  validator: string,
  { fraction, height }: Pick<Offence, 'fraction' | 'height'>,
): Promise<bigint> {
  let total = 0n
  for (const { delegator, entries } of await state.list(unbondings, { validator })) {
    const slashed = (entries as UnbondingEntry[]).map((entry) => {
      if (BigInt(entry.height) < height || BigInt(entry.time) <= time) return entry
      const due = truncate(fraction * BigInt(entry.initial))
      total += due
      return takeFrom(entry, due)
    })
    putUnbonding(state, delegator, validator, slashed)
  }
  return total
}

export function takeFrom(entry: UnbondingEntry, due: bigint): UnbondingEntry {
  const balance = BigInt(entry.balance)
  return { ...entry, balance: (balance - (due < balance ? due : balance)).toString() }
}
