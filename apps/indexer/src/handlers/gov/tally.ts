import { parseDecimal } from '#src/state/columns.ts'
import { divide, multiply } from '#src/handlers/staking/decimals.ts'
import type { GovParams, ProposalVote, VoteOptions } from './tables.ts'

/** What voters have staked. Operators and voters are named by the hex of their account's bytes. */
export type Stake = {
  /** The bonded validators: tokens are whole, shares decimals. */
  validators: Map<string, { tokens: bigint; shares: bigint }>
  /** The delegations of each voter. */
  delegations: Map<string, { validator: string; shares: bigint }[]>
  totalBonded: bigint
  idOf: (voter: string) => string
}

/** Voting power for each option, and all of it, in decimals. */
export type Tally = { yes: bigint; abstain: bigint; no: bigint; noWithVeto: bigint; total: bigint }

export const noTally: Tally = { yes: 0n, abstain: 0n, no: 0n, noWithVeto: 0n, total: 0n }

/** As the chain counts: delegators for themselves, validators for what is left of their shares. */
export function tallyVotes(votes: Pick<ProposalVote, 'voter' | 'options'>[], stake: Stake): Tally {
  const tally = { ...noTally }
  const deducted = new Map<string, bigint>()
  for (const { voter, options } of votes) {
    for (const { validator, shares } of stake.delegations.get(stake.idOf(voter)) ?? []) {
      const bonded = stake.validators.get(validator)
      if (bonded === undefined) continue
      deducted.set(validator, (deducted.get(validator) ?? 0n) + shares)
      count(tally, options as VoteOptions, divide(shares * bonded.tokens, bonded.shares))
    }
  }
  for (const { voter, options } of votes) {
    const operator = stake.idOf(voter)
    const bonded = stake.validators.get(operator)
    if (bonded === undefined) continue
    const left = bonded.shares - (deducted.get(operator) ?? 0n)
    count(tally, options as VoteOptions, divide(left * bonded.tokens, bonded.shares))
  }
  return tally
}

const names = [undefined, 'yes', 'abstain', 'no', 'noWithVeto'] as const

function count(tally: Tally, options: VoteOptions, power: bigint): void {
  for (const { option, weight } of options) {
    const name = names[option]
    if (name !== undefined) tally[name] += multiply(power, parseDecimal(weight))
  }
  tally.total += power
}

/** @param totalBonded whole tokens */
export function isPassing(
  { yes, abstain, noWithVeto, total }: Tally,
  totalBonded: bigint,
  params: Pick<GovParams, 'quorum' | 'threshold' | 'expedited_threshold' | 'veto_threshold'>,
  isExpedited: boolean,
): boolean {
  if (totalBonded === 0n) return false
  if (divide(total, totalBonded * 10n ** 18n) < params.quorum) return false
  if (total === abstain) return false
  if (divide(noWithVeto, total) > params.veto_threshold) return false
  const threshold = isExpedited ? params.expedited_threshold : params.threshold
  return divide(yes, total - abstain) > threshold
}
