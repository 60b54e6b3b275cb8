import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins } from '#src/decode/values/read-coins.ts'
import type { State } from '#src/state/state.ts'
import type { EventContext } from '../module.ts'
import { toDecimal } from '../staking/decimals.ts'
import { findDelegation, findStake } from '../staking/find.ts'
import { readBech32 } from '../staking/read.ts'
import { intersectCoins, subtractCoins, truncateCoins, type DecCoins } from './dec-coins.ts'
import { earnedRewards } from './pending.ts'
import { beginDelegation, endPeriod, findRatio, findRewards } from './periods.ts'
import { changePool } from './pool.ts'
import { startingInfos, validatorRewards, type SlashEvent } from './tables.ts'

/**
 * `withdraw_rewards`: the delegation begins anew. When it changes right after, its own event follows, and it begins
 * once more, as the chain does.
 */
export async function withdrawRewards(
  event: ChainEvent,
  state: State,
  { block }: EventContext,
): Promise<void> {
  const delegator = readBech32(event.text('delegator'))
  const validator = readBech32(event.text('validator'))
  const stake = await findStake(state, validator)
  const { shares } = await findDelegation(state, delegator, validator)
  const info = await state.find(startingInfos, { validator, delegator })
  if (info === undefined) throw badChainData('distribution.start', `${delegator} never began to earn`)
  const endingPeriod = await endPeriod(state, stake)
  const before = await findRewards(state, validator)
  const earned = await earnedRewards({
    info,
    stake,
    shares,
    endingPeriod,
    height: block.height,
    slashes: before.slashes as SlashEvent[],
    ratioOf: (period) => findRatio(state, validator, period),
  })
  const outstanding = before.outstanding as DecCoins
  const rewards = intersectCoins(earned, outstanding)
  checkPaid(truncateCoins(rewards), event.text('amount'))
  state.put(validatorRewards, { ...before, outstanding: subtractCoins(outstanding, rewards) })
  // Whole coins leave the pool's account by a transfer of their own; what is left over stays in the pool.
  await changePool(state, rewards, 1n)
  await beginDelegation(state, stake, { delegator, shares, height: block.height })
}

export function checkPaid(coins: DecCoins, told: string): void {
  const paid = readCoins(told).filter(({ amount }) => amount > 0n)
  const same = paid.every(({ denom, amount }) => coins[denom] === toDecimal(amount).toString())
  if (!same || paid.length !== Object.keys(coins).length) {
    throw badChainData('distribution.paid', `"${told}" was paid, not ${JSON.stringify(coins)}`)
  }
}
