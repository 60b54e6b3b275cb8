import { isDeepStrictEqual } from 'node:util'
import { ProposalStatus, type Proposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/gov_pb'
import { QueryClient as GovClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb.client'
import { readMessage } from '@injsight/chain/decode'
import { isUnset, moduleOfUpdate, readUpdate, readVotingRules } from '@injsight/chain/parameters'
import { Fault, invalidInput, notFound } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import type {
  GetProposalResponse,
  ListProposalsRequest,
  ListProposalsResponse,
  ListValidatorsResponse,
  ProposalChange,
} from '@injsight/injsight-v1'
import type { Host } from '../../upstream/host.ts'
import { nextOf, pageOf } from '../pages.ts'
import type { Parameters } from '../parameters.ts'
import { isOpen, statusCalled, toOptions, toProposal } from './to-proposal.ts'
import { askVotes, type Votes } from './votes.ts'

type Chain = Pick<Host, 'transport'>

const denom = 'inj'
/** Open votes of a page whose counts are asked for; there are seldom two. */
const mostOpen = 4
const forgotten = new Set(['dropped', 'cancelled'])

/** The newest first. @throws Fault `invalid-input` */
export async function listProposals(
  { transport }: Chain,
  request: ListProposalsRequest,
): Promise<ListProposalsResponse> {
  const gov = new GovClient(transport)
  const { proposals, pagination } = await gov.proposals({
    proposalStatus: readStatus(request.status),
    voter: '',
    depositor: '',
    pagination: pageOf(request, { reverse: true }),
  }).response
  const open = proposals.filter(isOpen).slice(0, mostOpen)
  const tallies = new Map(
    await Promise.all(open.map(async ({ id }) => [id, await askTally(gov, id)] as const)),
  )
  return {
    proposals: proposals.map((one) => toProposal(one, tallies.get(one.id))),
    next: nextOf(pagination),
    denom,
    unknown: [],
  }
}

/** @throws Fault `invalid-input`, and `unavailable` where the chain itself forgets them */
function readStatus(name: string): ProposalStatus {
  if (name === '') return ProposalStatus.UNSPECIFIED
  const status = statusCalled(name)
  if (status !== undefined) return status
  if (forgotten.has(name))
    throw refusal(Status.unimplemented, 'The chain forgets proposals that came to nothing')
  throw invalidInput('proposal.status', `"${name.slice(0, 40)}" is no status of a proposal`)
}

/** A page says as much without it, only less well. */
async function askTally(gov: GovClient, proposalId: bigint) {
  return gov.tallyResult({ proposalId }).response.then(
    ({ tally }) => tally,
    () => undefined,
  )
}

type Sources = { chain: Chain; parameters: Parameters; listValidators: () => Promise<ListValidatorsResponse> }

/** @throws Fault `not-found` */
export async function getProposal(
  { chain, parameters, listValidators }: Sources,
  proposalId: bigint,
): Promise<GetProposalResponse> {
  const gov = new GovClient(chain.transport)
  const told = await findProposal(gov, proposalId)
  const [tally, votes, rules, changes, set] = await Promise.all([
    isOpen(told) ? askTally(gov, proposalId) : undefined,
    isOpen(told) ? askVotes(chain, proposalId).catch(() => undefined) : undefined,
    parameters.of('gov').then(readVotingRules, () => undefined),
    isOpen(told) ? listDifferences(told, parameters).catch(() => []) : [],
    isOpen(told) ? listValidators().catch(() => undefined) : undefined,
  ])
  return {
    proposal: toProposal(told, tally),
    denom,
    unknown: [],
    summary: told.summary,
    metadata: told.metadata,
    messages: told.messages.map(toMessage),
    ...(rules && { rules }),
    bonded: set?.bonded ?? '',
    validators: votesOfSet(set, votes),
    ends: [],
    votes: votes?.isWhole ? votes.list.length : -1,
    changes,
    markets: [],
  }
}

/** @throws Fault `not-found` for what there never was, and unimplemented for what the chain has forgotten */
async function findProposal(gov: GovClient, proposalId: bigint): Promise<Proposal> {
  try {
    const { proposal } = await gov.proposal({ proposalId }).response
    if (proposal !== undefined) return proposal
  } catch (error) {
    // The chain refuses an id that no proposal has.
    if (!(error instanceof Fault) || !['not-found', 'invalid-input'].includes(error.kind)) throw error
  }
  const pagination = pageOf({ cursor: '', limit: 1 }, { reverse: true })
  const { proposals } = await gov.proposals({
    proposalStatus: ProposalStatus.UNSPECIFIED,
    voter: '',
    depositor: '',
    pagination,
  }).response
  const newest = proposals[0]?.id ?? 0n
  if (proposalId > 0n && proposalId < newest)
    throw refusal(Status.unimplemented, `The chain has forgotten proposal ${proposalId}: it came to nothing`)
  throw notFound('proposal', `There is no proposal ${proposalId}`)
}

/** None while it isn't known of all of them: who didn't vote is told from who did only then. */
function votesOfSet(set: ListValidatorsResponse | undefined, votes: Votes | undefined) {
  if (set === undefined || votes === undefined || !votes.isWhole) return []
  const cast = new Map(votes.list.map(({ voter, options }) => [voter, options]))
  return set.validators
    .filter(({ status }) => status === 'bonded')
    .map(({ operator, tokens }) => ({
      operator,
      power: tokens,
      options: toOptions(cast.get(votes.accountOf(operator)) ?? []),
      height: 0n,
    }))
}

type Message = { typeUrl: string; value: Uint8Array }

/** What nobody can read is told by its bytes. */
function toMessage({ typeUrl, value }: Message) {
  const json = readMessage(typeUrl, value) ?? { raw: Buffer.from(value).toString('base64') }
  return { type: typeUrl, json: JSON.stringify(json) }
}

/** What an open proposal would set otherwise than it is. */
async function listDifferences(told: Proposal, parameters: Parameters): Promise<ProposalChange[]> {
  const found = await Promise.all(
    told.messages.map(async (one, message) => {
      const module = moduleOfUpdate(one.typeUrl)
      const read = readMessage(one.typeUrl, one.value)
      if (module === undefined || read === undefined) return []
      const before = await parameters.of(module)
      return readUpdate(module, read).flatMap(({ name, value: now }) => {
        const was = before.get(name)
        if (was === undefined ? isUnset(now) : isDeepStrictEqual(was, now)) return []
        const values = { before: was === undefined ? '' : JSON.stringify(was), after: JSON.stringify(now) }
        return [{ message, module, name, ...values }]
      })
    }),
  )
  return found.flat()
}
