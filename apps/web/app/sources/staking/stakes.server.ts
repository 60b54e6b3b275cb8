import { QueryClient as DistributionClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb.client'
import { QueryClient as StakingClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client'
import { chain } from '../asking/clients.server.ts'

// What is about to be signed is asked of the chain itself: an index may be a block behind, and public services have none.
const staking = new StakingClient(chain)
const distribution = new DistributionClient(chain)

/** More than any account has. */
const pagination = { key: new Uint8Array(), offset: 0n, limit: 500n, countTotal: false, reverse: false }

/** What is staked on this chain, and how long it takes to come back, in seconds where that is told. */
export async function fetchStakingRules(): Promise<{ denom: string; seconds: number | undefined }> {
  const { params } = (await staking.params({})).response
  const seconds = params?.unbondingTime?.seconds
  return { denom: params?.bondDenom ?? 'inj', seconds: seconds === undefined ? undefined : Number(seconds) }
}

export type Stake = { validator: string; amount: string }

/** What an account has staked, by validator. */
export async function fetchStakes(account: string): Promise<Stake[]> {
  const { response } = await staking.delegatorDelegations({ delegatorAddr: account, pagination })
  return response.delegationResponses.map(({ delegation, balance }) => ({
    validator: delegation?.validatorAddress ?? '',
    amount: balance?.amount ?? '0',
  }))
}

export type ComingBack = { validator: string; height: bigint; amount: string; seconds: bigint }

/** What is on its way back to an account: since which block, and when it is paid out, in seconds since 1970. */
export async function fetchComingBack(account: string): Promise<ComingBack[]> {
  const { response } = await staking.delegatorUnbondingDelegations({ delegatorAddr: account, pagination })
  return response.unbondingResponses.flatMap(({ validatorAddress, entries }) =>
    entries.map(({ creationHeight, completionTime, balance }) => ({
      validator: validatorAddress,
      height: creationHeight,
      amount: balance,
      seconds: completionTime?.seconds ?? 0n,
    })),
  )
}

export type Reward = { denom: string; amount: string }

/** What an account has earned and not claimed, by validator, in the smallest unit. */
export async function fetchRewards(account: string): Promise<{ validator: string; earned: Reward[] }[]> {
  const { response } = await distribution.delegationTotalRewards({ delegatorAddress: account })
  return response.rewards.map(({ validatorAddress, reward }) => ({
    validator: validatorAddress,
    earned: reward
      .map(({ denom, amount }) => ({ denom, amount: String(BigInt(amount) / fractions) }))
      .filter(({ amount }) => amount !== '0'),
  }))
}

/** The chain counts rewards in parts of the smallest unit, and pays whole ones. */
const fractions = 10n ** 18n
