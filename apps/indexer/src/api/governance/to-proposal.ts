import { MsgExecLegacyContent } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { encodeAddress } from '@injsight/chain'
import type { ListedProposal, ProposalTally } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { readCoinList } from '#src/decode/values/coin-list.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { countOpenVotes, listDepositsMade } from '#src/queries/governance/proposal-votes.ts'
import {
  findProposal,
  findSubmission,
  listProposalEnds,
  listProposalMessages,
  type ProposalEnd,
  type ProposalRow,
  type Submission,
} from '#src/queries/governance/proposals.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'

const millisecond = 1_000_000n
const one = 10n ** 18n

/** What the index holds of a proposal: what the chain has forgotten is in its history alone. */
export type KnownProposal = {
  id: bigint
  row: ProposalRow | undefined
  submission: Submission | undefined
  ends: ProposalEnd[]
  messages: { type: string; value: Buffer }[]
}

/** undefined for one that there never was. */
export async function findKnown(pool: Pool, id: bigint): Promise<KnownProposal | undefined> {
  const [row, submission, ends, messages] = await Promise.all([
    findProposal(pool, id),
    findSubmission(pool, id),
    listProposalEnds(pool, id),
    listProposalMessages(pool, id),
  ])
  return row === undefined && submission === undefined ? undefined : { id, row, submission, ends, messages }
}

const statuses: Readonly<Record<number, string>> = {
  1: 'deposit',
  2: 'voting',
  3: 'passed',
  4: 'rejected',
  5: 'failed',
}
const results: Readonly<Record<string, string>> = {
  proposal_passed: 'passed',
  proposal_failed: 'failed',
  proposal_rejected: 'rejected',
  proposal_dropped: 'dropped',
  proposal_cancelled: 'cancelled',
  expedited_proposal_rejected: 'converted',
}

/** The chain's word for how a vote ended, in ours. */
export function toResult(result: string): string {
  return results[result] ?? result
}

export async function toProposal(pool: Pool, known: KnownProposal): Promise<ListedProposal> {
  const { id, row, submission, ends } = known
  const seq = submission === undefined ? undefined : BigInt(submission.seq)
  const [hashes, names, tally, deposit] = await Promise.all([
    listHashes(pool, seq === undefined ? [] : [seq]),
    findNames(pool, { markets: [], accounts: [], heights: seq === undefined ? [] : [heightOf(seq)] }),
    findTally(pool, id, row),
    row === undefined ? sumDeposits(pool, id) : row.total_deposit,
  ])
  const submitHeight = seq === undefined ? 0n : heightOf(seq)
  return {
    id,
    title: row?.title ?? submission?.title ?? '',
    status: statusOf(known),
    proposer: row?.proposer ?? (submission ? encodeAddress('inj', submission.proposer) : ''),
    expedited: row?.expedited ?? submission?.expedited ?? false,
    types: typesOf(known),
    submitTime: row === undefined ? names.timeMs(submitHeight) : BigInt(row.submit_time) / millisecond,
    depositEndTime: toMs(row?.deposit_end_time),
    votingStartTime: toMs(row?.voting_start_time),
    votingEndTime: toMs(row?.voting_end_time),
    transactionHash: seq === undefined ? '' : (hashes.get(seq) ?? ''),
    submitHeight,
    endHeight: BigInt(lastEnd(ends)?.height ?? 0),
    deposit,
    ...(tally && { tally }),
    failedReason: reasonOf(known),
  }
}

const toMs = (nanoseconds: string | null | undefined) => BigInt(nanoseconds ?? 0) / millisecond

/** An expedited vote that became a usual one is no end. */
function lastEnd(ends: ProposalEnd[]): ProposalEnd | undefined {
  return ends.findLast(({ result }) => toResult(result) !== 'converted')
}

function statusOf({ row, ends }: KnownProposal): string {
  const end = lastEnd(ends)
  if (row === undefined) return end === undefined ? '' : toResult(end.result)
  return statuses[row.status] ?? ''
}

function typesOf({ messages, submission }: KnownProposal): string[] {
  if (messages.length > 0) return messages.map(typeOf)
  return (submission?.types ?? '').split(',').filter((type) => type !== '')
}

/** Old contents travel inside a message: what they are is theirs. */
function typeOf({ type, value }: { type: string; value: Buffer }): string {
  if (type !== `/${MsgExecLegacyContent.typeName}`) return type
  return MsgExecLegacyContent.fromBinary(value).content?.typeUrl ?? type
}

function reasonOf({ row }: KnownProposal): string {
  return row !== undefined && statuses[row.status] === 'failed' ? (row.failed_reason ?? '') : ''
}

/** Final once voting has ended; until then as the chain would count now. */
async function findTally(
  pool: Pool,
  id: bigint,
  row: ProposalRow | undefined,
): Promise<ProposalTally | undefined> {
  if (row === undefined) return undefined
  if (statuses[row.status] === 'voting') {
    const counted = await countOpenVotes(pool, id)
    if (counted === undefined) return undefined
    const { yes, abstain, no, noWithVeto } = counted
    const whole = (decimal: bigint) => (decimal / one).toString()
    return { yes: whole(yes), abstain: whole(abstain), no: whole(no), noWithVeto: whole(noWithVeto) }
  }
  const { yes, abstain, no, no_with_veto: noWithVeto } = row
  if (yes === null || abstain === null || no === null || noWithVeto === null) return undefined
  return { yes, abstain, no, noWithVeto }
}

const mostDeposits = 200

async function sumDeposits(pool: Pool, id: bigint): Promise<{ denom: string; amount: string }[]> {
  const made = await listDepositsMade(pool, id, { before: undefined, limit: mostDeposits })
  const all = made.map(({ amount }) => amount).filter((amount) => amount !== '')
  return readCoinList(all.join(','))
}
