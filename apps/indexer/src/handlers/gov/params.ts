import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/gov_pb.js'
import { badChainData } from '@injsight/errors'
import { toCoinList, type CoinList } from '#src/decode/values/coin-list.ts'
import { readDuration, toNanoseconds } from '#src/decode/values/nanoseconds.ts'
import { parseDecimal } from '#src/state/columns.ts'
import type { State } from '#src/state/state.ts'
import { govParams, type GovParams } from './tables.ts'

export async function getParams(state: State): Promise<GovParams> {
  const params = await state.find(govParams, { id: 0 })
  if (params !== undefined) return params
  throw badChainData('gov.params', 'The parameters of governance are not known')
}

export function putParams(state: State, params: Params): void {
  state.put(govParams, {
    id: 0,
    min_deposit: toCoinList(params.minDeposit),
    expedited_min_deposit: toCoinList(params.expeditedMinDeposit),
    max_deposit_period: toNanoseconds(given(params.maxDepositPeriod)),
    voting_period: toNanoseconds(given(params.votingPeriod)),
    expedited_voting_period: toNanoseconds(given(params.expeditedVotingPeriod)),
    quorum: ratio(params.quorum),
    threshold: ratio(params.threshold),
    expedited_threshold: ratio(params.expeditedThreshold),
    veto_threshold: ratio(params.vetoThreshold),
    min_initial_deposit_ratio: ratio(params.minInitialDepositRatio),
    min_deposit_ratio: ratio(params.minDepositRatio),
    proposal_cancel_ratio: ratio(params.proposalCancelRatio),
    proposal_cancel_dest: params.proposalCancelDest,
    burn_vote_quorum: params.burnVoteQuorum,
    burn_proposal_deposit_prevote: params.burnProposalDepositPrevote,
    burn_vote_veto: params.burnVoteVeto,
  })
}

type Ratio = 'quorum' | 'threshold' | 'expedited_threshold' | 'veto_threshold'
type OtherRatio = 'min_initial_deposit_ratio' | 'min_deposit_ratio' | 'proposal_cancel_ratio'
type Period = 'max_deposit_period' | 'voting_period' | 'expedited_voting_period'
type Burn = 'burn_vote_quorum' | 'burn_proposal_deposit_prevote' | 'burn_vote_veto'

/** As genesis JSON writes them. */
export type GenesisParams = Record<Ratio | OtherRatio | Period | 'proposal_cancel_dest', string> &
  Record<Burn, boolean> & { min_deposit: CoinList; expedited_min_deposit: CoinList }

export function putGenesisParams(state: State, params: GenesisParams): void {
  state.put(govParams, {
    ...params,
    id: 0,
    min_deposit: toCoinList(params.min_deposit),
    expedited_min_deposit: toCoinList(params.expedited_min_deposit),
    max_deposit_period: readDuration(params.max_deposit_period),
    voting_period: readDuration(params.voting_period),
    expedited_voting_period: readDuration(params.expedited_voting_period),
    quorum: ratio(params.quorum),
    threshold: ratio(params.threshold),
    expedited_threshold: ratio(params.expedited_threshold),
    veto_threshold: ratio(params.veto_threshold),
    min_initial_deposit_ratio: ratio(params.min_initial_deposit_ratio),
    min_deposit_ratio: ratio(params.min_deposit_ratio),
    proposal_cancel_ratio: ratio(params.proposal_cancel_ratio),
  })
}

function given<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value
  throw badChainData('gov.params', 'A parameter of governance is missing')
}

/** Governance keeps ratios as texts, an empty one being zero. */
function ratio(text: string): bigint {
  return text === '' ? 0n : parseDecimal(text)
}
