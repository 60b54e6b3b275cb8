import { MsgExecLegacyContent } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb'
import {
  ProposalStatus,
  VoteOption as Option,
  type Proposal,
  type TallyResult,
  type WeightedVoteOption,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/gov_pb'
import type { ListedProposal, ProposalTally, VoteOption } from '@injsight/injsight-v1'
import { toMs } from '../values.ts'

const statuses = new Map([
  [ProposalStatus.DEPOSIT_PERIOD, 'deposit'],
  [ProposalStatus.VOTING_PERIOD, 'voting'],
  [ProposalStatus.PASSED, 'passed'],
  [ProposalStatus.REJECTED, 'rejected'],
  [ProposalStatus.FAILED, 'failed'],
])

/** The chain's number for a status; undefined for what the chain forgets, and for what is none. */
export function statusCalled(name: string): ProposalStatus | undefined {
  return [...statuses].find(([, one]) => one === name)?.[0]
}

/** As the chain has it now: in which transaction it was submitted, and in which block it ended, the chain doesn't keep. */
export function toProposal(told: Proposal, tally: TallyResult | undefined): ListedProposal {
  const status = statuses.get(told.status) ?? ''
  const counted = isCounted(told) ? (tally ?? told.finalTallyResult) : undefined
  return {
    id: told.id,
    title: told.title,
    status,
    proposer: told.proposer,
    expedited: told.expedited,
    types: told.messages.map(typeOf),
    submitTime: toMs(told.submitTime),
    depositEndTime: toMs(told.depositEndTime),
    votingStartTime: toMs(told.votingStartTime),
    votingEndTime: toMs(told.votingEndTime),
    transactionHash: '',
    submitHeight: 0n,
    endHeight: 0n,
    deposit: told.totalDeposit,
    ...(counted && { tally: toTally(counted) }),
    failedReason: status === 'failed' ? told.failedReason : '',
  }
}

/** Whether votes are cast on it, or were. */
export function isCounted({ status }: Proposal): boolean {
  return status !== ProposalStatus.DEPOSIT_PERIOD && status !== ProposalStatus.UNSPECIFIED
}

export function isOpen({ status }: Proposal): boolean {
  return status === ProposalStatus.VOTING_PERIOD
}

function toTally({ yesCount, abstainCount, noCount, noWithVetoCount }: TallyResult): ProposalTally {
  return { yes: yesCount, abstain: abstainCount, no: noCount, noWithVeto: noWithVetoCount }
}

/** Old contents travel inside a message: what they are is theirs. */
function typeOf({ typeUrl, value }: { typeUrl: string; value: Uint8Array }): string {
  if (typeUrl !== `/${MsgExecLegacyContent.typeName}`) return typeUrl
  return MsgExecLegacyContent.fromBinary(value).content?.typeUrl ?? typeUrl
}

const options: Readonly<Record<number, string>> = {
  [Option.YES]: 'yes',
  [Option.ABSTAIN]: 'abstain',
  [Option.NO]: 'no',
  [Option.NO_WITH_VETO]: 'veto',
}

/** Parts of a vote, and their weights without zeros at their ends. */
export function toOptions(told: readonly WeightedVoteOption[]): VoteOption[] {
  return told.map(({ option, weight }) => ({
    option: options[option] ?? String(option),
    weight: weight.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
  }))
}
