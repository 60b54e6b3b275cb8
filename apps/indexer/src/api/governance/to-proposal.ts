import { MsgExecLegacyContent } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { encodeAddress } from '@injsight/chain'
import type { ListedProposal, ProposalTally } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { readCoinList } from '#src/decode/values/coin-list.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import type { Tally } from '#src/handlers/gov/tally.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { countOpenVotes, listDepositsOfEach } from '#src/queries/governance/proposal-votes.ts'
import {
  findProposals,
  findSubmissions,
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

/** All that is known of some proposals, asked once for all of them; those that there never were are left out. */
export async function findKnown(pool: Pool, ids: readonly bigint[]): Promise<KnownProposal[]> {
  const [rows, submissions, ends, messages] = await Promise.all([
    findProposals(pool, ids),
    findSubmissions(pool, ids),
    listProposalEnds(pool, ids),
    listProposalMessages(pool, ids),
  ])
  return ids.flatMap((id) => {
    const isIts = ({ proposal }: { proposal: string }) => proposal === String(id)
    const row = rows.find((one) => one.id === String(id))
    const submission = submissions.find(isIts)
    if (row === undefined && submission === undefined) return []
    return [{ id, row, submission, ends: ends.filter(isIts), messages: messages.filter(isIts) }]
  })
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

/** As they are told, asked once for all of them. */
export async function toProposals(pool: Pool, known: readonly KnownProposal[]): Promise<ListedProposal[]> {
  const sequences = known.flatMap(({ submission }) =>
    submission === undefined ? [] : [BigInt(submission.seq)],
  )
  const [hashes, names, open, forgotten] = await Promise.all([
    listHashes(pool, sequences),
    findNames(pool, { markets: [], accounts: [], heights: sequences.map(heightOf) }),
    countOpenVotes(pool, idsOf(known.filter(isOpen))),
    sumDeposits(pool, idsOf(known.filter(({ row }) => row === undefined))),
  ])
  return known.map((one) => {
    const { id, row, submission, ends } = one
    const seq = submission === undefined ? undefined : BigInt(submission.seq)
    const submitHeight = seq === undefined ? 0n : heightOf(seq)
    const tally = tallyOf(one, open.get(id))
    return {
      id,
      title: row?.title ?? submission?.title ?? '',
      status: statusOf(one),
      proposer: row?.proposer ?? (submission ? encodeAddress('inj', submission.proposer) : ''),
      expedited: row?.expedited ?? submission?.expedited ?? false,
      types: typesOf(one),
      submitTime: row === undefined ? names.timeMs(submitHeight) : BigInt(row.submit_time) / millisecond,
      depositEndTime: toMs(row?.deposit_end_time),
      votingStartTime: toMs(row?.voting_start_time),
      votingEndTime: toMs(row?.voting_end_time),
      transactionHash: seq === undefined ? '' : (hashes.get(seq) ?? ''),
      submitHeight,
      endHeight: BigInt(lastEnd(ends)?.height ?? 0),
      deposit: row === undefined ? (forgotten.get(id) ?? []) : row.total_deposit,
      ...(tally && { tally }),
      failedReason: reasonOf(one),
    }
  })
}

const idsOf = (known: readonly KnownProposal[]) => known.map(({ id }) => id)
const isOpen = ({ row }: KnownProposal) => row !== undefined && statuses[row.status] === 'voting'

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
function tallyOf(known: KnownProposal, counted: Tally | undefined): ProposalTally | undefined {
  const { row } = known
  if (row === undefined) return undefined
  if (isOpen(known)) return counted === undefined ? undefined : toWhole(counted)
  const { yes, abstain, no, no_with_veto: noWithVeto } = row
  if (yes === null || abstain === null || no === null || noWithVeto === null) return undefined
  return { yes, abstain, no, noWithVeto }
}

function toWhole({ yes, abstain, no, noWithVeto }: Tally): ProposalTally {
  const whole = (decimal: bigint) => (decimal / one).toString()
  return { yes: whole(yes), abstain: whole(abstain), no: whole(no), noWithVeto: whole(noWithVeto) }
}

const mostDeposits = 200

/** What was deposited for those that the chain has forgotten. */
async function sumDeposits(
  pool: Pool,
  ids: readonly bigint[],
): Promise<Map<bigint, { denom: string; amount: string }[]>> {
  const made = await listDepositsOfEach(pool, ids, mostDeposits)
  const amounts = Map.groupBy(made, ({ proposal }) => BigInt(proposal))
  return new Map(
    [...amounts].map(([id, all]) => [
      id,
      readCoinList(
        all
          .map(({ amount }) => amount)
          .filter((amount) => amount !== '')
          .join(','),
      ),
    ]),
  )
}
