import { QueryClient as DistributionClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb.client'
import { QueryClient as StakingClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client'
import { decodeAddress, encodeAddress, readAccount } from '@injsight/chain'
import { Fault, invalidInput } from '@injsight/errors'
import type { GetStakingResponse, ListDelegatorsRequest, ListDelegatorsResponse } from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { nextOf, pageOf, wholeOf } from './pages.ts'
import { toMs, toWholeCoins } from './values.ts'

type Chain = Pick<Host, 'transport'>

/** More than any account stakes with: the chain has some hundred validators. */
const most = 500
const denom = 'inj'

/** What an account has staked, as the chain has it now. @throws Fault `invalid-input` */
export async function getStaking(chain: Chain, text: string): Promise<GetStakingResponse> {
  const account = readAccount(text)
  const staking = new StakingClient(chain.transport)
  const [delegations, unbondings, redelegations, rewards] = await Promise.all([
    askDelegations(chain, account),
    askUnbondings(chain, account),
    staking.redelegations({
      delegatorAddr: account,
      srcValidatorAddr: '',
      dstValidatorAddr: '',
      pagination: wholeOf(most),
    }).response,
    askRewards(chain, account),
  ])
  return {
    delegations: delegations.map((one) => ({ ...one, rewards: rewards?.get(one.validator) ?? [] })),
    unbondings,
    redelegations: redelegations.redelegationResponses
      .flatMap(({ redelegation, entries }) =>
        entries.map(({ redelegationEntry: entry }) => ({
          source: redelegation?.validatorSrcAddress ?? '',
          destination: redelegation?.validatorDstAddress ?? '',
          height: entry?.creationHeight ?? 0n,
          completion: toMs(entry?.completionTime),
          amount: entry?.initialBalance ?? '',
        })),
      )
      .toSorted(nextFirst),
    denom,
    withdrawAddress: '',
    unknown: rewards === undefined ? ['rewards'] : [],
  }
}

/** With which validators it stakes, and how much. */
export async function askDelegations(
  { transport }: Chain,
  delegatorAddr: string,
): Promise<{ validator: string; amount: string }[]> {
  const { delegationResponses } = await new StakingClient(transport).delegatorDelegations({
    delegatorAddr,
    pagination: wholeOf(most),
  }).response
  return delegationResponses.map(({ delegation, balance }) => ({
    validator: delegation?.validatorAddress ?? '',
    amount: balance?.amount ?? '0',
  }))
}

/** What is on its way back to it. */
export async function askUnbondings({ transport }: Chain, delegatorAddr: string) {
  const { unbondingResponses } = await new StakingClient(transport).delegatorUnbondingDelegations({
    delegatorAddr,
    pagination: wholeOf(most),
  }).response
  return unbondingResponses
    .flatMap(({ validatorAddress: validator, entries }) =>
      entries.map(({ creationHeight: height, completionTime, initialBalance: initial, balance }) => ({
        validator,
        height,
        completion: toMs(completionTime),
        initial,
        balance,
      })),
    )
    .toSorted(nextFirst)
}

/** What it earned, by validator; undefined while that can't be had. */
async function askRewards({ transport }: Chain, delegatorAddress: string) {
  try {
    const { rewards } = await new DistributionClient(transport).delegationTotalRewards({ delegatorAddress })
      .response
    return new Map(rewards.map(({ validatorAddress, reward }) => [validatorAddress, toWholeCoins(reward)]))
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'bug') return undefined
    throw error
  }
}

/** Who stakes with a validator, in the chain's order: public services don't tell who stakes most. */
export async function listDelegators(
  { transport }: Chain,
  request: ListDelegatorsRequest,
): Promise<ListDelegatorsResponse> {
  const validatorAddr = readOperator(request.validator)
  const { delegationResponses, pagination } = await new StakingClient(transport).validatorDelegations({
    validatorAddr,
    pagination: pageOf(request),
  }).response
  return {
    delegators: delegationResponses.map(({ delegation, balance }) => ({
      account: delegation?.delegatorAddress ?? '',
      amount: balance?.amount ?? '0',
    })),
    next: nextOf(pagination),
    unknown: [],
    denom,
  }
}

/** @throws Fault `invalid-input` */
function readOperator(text: string): string {
  const { prefix, bytes } = decodeAddress(text)
  if (prefix === 'injvaloper') return text
  if (prefix === 'inj') return encodeAddress('injvaloper', bytes)
  throw invalidInput('validator.address', `"${text.slice(0, 80)}" is not the address of who operates one`)
}

function nextFirst(a: { completion: bigint }, b: { completion: bigint }): number {
  return Number(a.completion - b.completion)
}
