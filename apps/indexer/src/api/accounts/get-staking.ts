import type { GetStakingResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { truncateCoins, type DecCoins } from '#src/handlers/distribution/dec-coins.ts'
import { findWithdrawAddress, listPendingRewards } from '#src/queries/staking/rewards.ts'
import {
  findBondDenom,
  listDelegations,
  listRedelegations,
  listUnbondings,
} from '#src/queries/staking/staking.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readName } from './read-page.ts'

const nanosecondsOfMillisecond = 1_000_000n
const one = 10n ** 18n
/** The module that knows where rewards go. */
const addresses = 'withdraw-addresses'

/** @throws Fault `invalid-input` */
export async function getStaking(pool: Pool, text: string): Promise<GetStakingResponse> {
  const { account } = readName(text)
  const [delegations, rewards, unbondings, redelegations, withdrawAddress, denom, missing] =
    await Promise.all([
      listDelegations(pool, account),
      listPendingRewards(pool, account),
      listUnbondings(pool, account),
      listRedelegations(pool, account),
      findWithdrawAddress(pool, account),
      findBondDenom(pool),
      listUnknown(pool, ['staking', 'rewards', addresses]),
    ])
  const earned = new Map(rewards.map(({ validator, coins }) => [validator, toCoins(coins)]))
  return {
    delegations: delegations.map(({ validator, amount }) => ({
      validator,
      amount,
      rewards: earned.get(validator) ?? [],
    })),
    unbondings: unbondings.map(({ validator, height, time, initial, balance }) => ({
      validator,
      height,
      completion: time / nanosecondsOfMillisecond,
      initial,
      balance,
    })),
    redelegations: redelegations.map(({ source, destination, height, time, initial }) => ({
      source,
      destination,
      height,
      completion: time / nanosecondsOfMillisecond,
      amount: initial,
    })),
    denom,
    withdrawAddress: missing.includes(addresses) ? '' : withdrawAddress,
    unknown: missing.filter((module) => module !== addresses),
  }
}

/** Whole units of what is earned. */
export function toCoins(coins: DecCoins): { denom: string; amount: string }[] {
  return Object.entries(truncateCoins(coins)).map(([denom, amount]) => ({
    denom,
    amount: (BigInt(amount) / one).toString(),
  }))
}
