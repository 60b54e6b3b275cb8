import { badChainData } from '@injsight/errors'
import { divide, divideTruncated, toDecimal, truncate } from './decimals.ts'
import type { Stake } from './tables.ts'

// The exchange between a validator's tokens and the shares of who delegates to it: one to one until it is slashed.

type Worth = Pick<Stake, 'tokens' | 'shares'>

export function tokensOfShares({ tokens, shares: all }: Worth, shares: bigint): bigint {
  return all === 0n ? 0n : divide(shares * tokens, all)
}

export function tokensOfSharesTruncated({ tokens, shares: all }: Worth, shares: bigint): bigint {
  return all === 0n ? 0n : divideTruncated(shares * tokens, all)
}

/** @throws Fault when the validator has been slashed to nothing */
export function sharesOfTokens({ tokens, shares }: Stake, amount: bigint): bigint {
  if (tokens === 0n)
    throw badChainData('staking.worthless', 'Shares of a validator without tokens have no price')
  return (shares * amount) / tokens
}

/** The shares that an amount takes out of a delegation: at most all that it has. */
export function sharesToUnbond(stake: Stake, held: bigint, amount: bigint): bigint {
  const shares = sharesOfTokens(stake, amount)
  return shares > held ? held : shares
}

export function addTokens(stake: Stake, amount: bigint): { stake: Stake; issued: bigint } {
  const issued = stake.shares === 0n ? toDecimal(amount) : sharesOfTokens(stake, amount)
  return { stake: { ...stake, tokens: stake.tokens + amount, shares: stake.shares + issued }, issued }
}

/** The last shares take what is left over. */
export function removeShares(stake: Stake, shares: bigint): { stake: Stake; tokens: bigint } {
  const left = stake.shares - shares
  if (left < 0n) throw badChainData('staking.shares', `${stake.validator} has fewer shares than are taken`)
  const tokens = left === 0n ? stake.tokens : truncate(tokensOfShares(stake, shares))
  return { stake: { ...stake, tokens: stake.tokens - tokens, shares: left }, tokens }
}
