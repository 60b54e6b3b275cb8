import { badChainData } from '@injsight/errors'
import { multiplyTruncated, one } from '../staking/decimals.ts'
import { tokensOfShares } from '../staking/shares.ts'
import type { Stake } from '../staking/tables.ts'
import { addCoins, multiplyCoins, noCoins, subtractCoins, type DecCoins } from './dec-coins.ts'
import type { SlashEvent, StartingInfo } from './tables.ts'

/** @property ratioOf what a token has earned by the end of a period */
export type Earning = {
  info: Pick<StartingInfo, 'period' | 'stake' | 'height'>
  stake: Pick<Stake, 'tokens' | 'shares'>
  shares: bigint
  slashes: SlashEvent[]
  endingPeriod: bigint
  height: bigint
  ratioOf: (period: bigint) => Promise<DecCoins> | DecCoins
}

// What rounding may take from a stake.
const tolerance = 3n

/** What a delegation has earned until the end of a period: between slashes its stake stayed the same. */
export async function earnedRewards(earning: Earning): Promise<DecCoins> {
  const { info, height, ratioOf } = earning
  if (info.height === height) return noCoins
  let { period, stake } = info
  let rewards = noCoins
  const earnUntil = async (ending: bigint) => {
    const difference = subtractCoins(await ratioOf(ending), await ratioOf(period))
    rewards = addCoins(rewards, multiplyCoins(difference, stake))
    period = ending
  }
  for (const slash of earning.slashes) {
    if (BigInt(slash.height) < info.height || BigInt(slash.period) <= period) continue
    await earnUntil(BigInt(slash.period))
    stake = multiplyTruncated(stake, one - BigInt(slash.fraction))
  }
  stake = limitStake(stake, tokensOfShares(earning.stake, earning.shares))
  await earnUntil(earning.endingPeriod)
  return rewards
}

function limitStake(stake: bigint, current: bigint): bigint {
  if (stake <= current) return stake
  if (stake <= current + tolerance) return current
  throw badChainData('distribution.stake', 'A stake is worth more than its shares')
}
