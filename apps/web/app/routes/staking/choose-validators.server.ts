import { compareDecimals } from '@injsight/chain'
import type { ListedValidator } from '@injsight/injsight-v1'
import type { ValidatorChoice } from './read-validator-choice.ts'

/** A validator with its place in the set, from 1; 0 outside of it. */
export type Ranked = ListedValidator & { rank: number }

/** The validators that are wanted, in the order that is wanted; told with the strongest of the set first. */
export function chooseValidators(told: readonly ListedValidator[], choice: ValidatorChoice): Ranked[] {
  return told
    .map((one, at) => ({ ...one, rank: one.status === 'bonded' ? at + 1 : 0 }))
    .filter((one) => isWanted(one, choice))
    .toSorted(orders[choice.sort])
}

function isWanted({ status, jailed }: ListedValidator, { state }: ValidatorChoice): boolean {
  if (state === '') return true
  return state === 'jailed' ? jailed : status === state
}

const orders: Record<ValidatorChoice['sort'], (a: Ranked, b: Ranked) => number> = {
  power: () => 0,
  commission: (a, b) => compareDecimals(a.commissionRate || '0', b.commissionRate || '0'),
  uptime: (a, b) => uptimeOf(b) - uptimeOf(a),
  delegators: (a, b) => b.delegators - a.delegators,
  name: (a, b) => a.moniker.localeCompare(b.moniker, 'en'),
}

function uptimeOf({ signed, missed }: ListedValidator): number {
  const all = signed + missed
  return all === 0n ? -1 : Number((signed * 1_000_000n) / all)
}
