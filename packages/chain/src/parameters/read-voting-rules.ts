import { trimDecimal } from '../amounts/decimals.ts'

type Coin = { denom: string; amount: string }

/** By which rules votes are counted: shares of 1 as decimals without idle zeros, deposits in smallest units. */
export type VotingRules = {
  quorum: string
  threshold: string
  expeditedThreshold: string
  vetoThreshold: string
  minDeposit: Coin[]
  expeditedMinDeposit: Coin[]
}

/**
 * Reads the rules of votes from the parameters of the module `gov`; undefined where they are not known.
 *
 * @param gov values by name, as the chain writes them
 * @example readVotingRules(new Map([['quorum', '0.400000000000000000']]))?.quorum // '0.4'
 */
export function readVotingRules(gov: ReadonlyMap<string, unknown>): VotingRules | undefined {
  const share = (name: string) => {
    const value = gov.get(name)
    return typeof value === 'string' ? trimDecimal(value) : ''
  }
  const coins = (name: string) => {
    const value = gov.get(name)
    return Array.isArray(value) ? (value as Coin[]) : []
  }
  if (share('quorum') === '') return undefined
  return {
    quorum: share('quorum'),
    threshold: share('threshold'),
    expeditedThreshold: share('expedited_threshold'),
    vetoThreshold: share('veto_threshold'),
    minDeposit: coins('min_deposit'),
    expeditedMinDeposit: coins('expedited_min_deposit'),
  }
}
