/** How much stake voted how, in the smallest unit. */
export type Tally = { yes: bigint; no: bigint; veto: bigint; abstain: bigint }

/** Fractions of one, as the chain writes them. */
export type Rules = { quorum: string; threshold: string; veto: string }

export type Counted = Tally & {
  /** All that voted. */
  voted: bigint
  /** Of those who did not abstain. */
  decided: bigint
  hasQuorum: boolean
  isVetoed: boolean
  hasMajority: boolean
}

/**
 * How votes stand against the rules, as the chain counts them.
 *
 * @param bonded all stake that could vote
 */
export function countTally(tally: Tally, bonded: bigint, { quorum, threshold, veto }: Rules): Counted {
  const voted = tally.yes + tally.no + tally.veto + tally.abstain
  const decided = voted - tally.abstain
  const one = 10n ** 18n
  return {
    ...tally,
    voted,
    decided,
    hasQuorum: bonded > 0n && voted * one >= bonded * parseFraction(quorum),
    isVetoed: voted > 0n && tally.veto * one > voted * parseFraction(veto),
    hasMajority: decided > 0n && tally.yes * one > decided * parseFraction(threshold),
  }
}

/** Why a vote was lost; undefined for one that was not, as far as these rules tell. */
export function reasonOf({ hasQuorum, isVetoed, hasMajority }: Counted) {
  if (!hasQuorum) return 'quorum'
  if (isVetoed) return 'veto'
  return hasMajority ? undefined : 'threshold'
}

/** @example parseFraction('0.334') // 334000000000000000n */
export function parseFraction(text: string): bigint {
  const [whole = '0', digits = ''] = text.split('.')
  return BigInt((whole || '0') + digits.padEnd(18, '0').slice(0, 18))
}
