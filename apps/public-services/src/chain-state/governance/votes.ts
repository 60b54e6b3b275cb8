import type { Vote } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/gov_pb'
import { QueryClient as GovClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb.client'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import type {
  ListDepositsRequest,
  ListDepositsResponse,
  ListVotesRequest,
  ListVotesResponse,
} from '@injsight/injsight-v1'
import type { Host } from '../../upstream/host.ts'
import { nextOf, pageOf, wholeOf } from '../pages.ts'
import { isCounted, isOpen, toOptions } from './to-proposal.ts'

type Chain = Pick<Host, 'transport'>

/** Votes on a proposal, as far as they are asked for at once. */
export type Votes = {
  list: readonly Vote[]
  isWhole: boolean
  /** Whose votes a validator's are. */
  accountOf: (operator: string) => string
}

const mostVotes = 1000

export async function askVotes({ transport }: Chain, proposalId: bigint): Promise<Votes> {
  const asked = { proposalId, pagination: wholeOf(mostVotes) }
  const { votes, pagination } = await new GovClient(transport).votes(asked).response
  return {
    list: votes,
    isWhole: nextOf(pagination) === '',
    accountOf: (operator) => encodeAddress('inj', decodeAddress(operator).bytes),
  }
}

/**
 * Votes on a proposal that is open, one an account, in the order of accounts: the chain keeps neither when they were
 * cast nor, once they are counted, the votes.
 */
export async function listVotes({ transport }: Chain, request: ListVotesRequest): Promise<ListVotesResponse> {
  const { proposal: proposalId, cursor } = request
  if (proposalId === 0n) throw untold('What an account voted')
  const gov = new GovClient(transport)
  const { votes, pagination } = await gov.votes({ proposalId, pagination: pageOf(request) }).response
  if (votes.length === 0 && cursor === '' && (await areCounted(gov, proposalId)))
    throw untold('Votes that have been counted')
  return {
    votes: votes.map(({ voter, options }) => ({
      proposal: request.proposal,
      title: '',
      voter,
      options: toOptions(options),
      height: 0n,
      time: 0n,
      transactionHash: '',
    })),
    next: nextOf(pagination),
  }
}

/** Whether it is over, or forgotten; while it is open, perhaps nobody has voted yet. */
async function areCounted(gov: GovClient, proposalId: bigint): Promise<boolean> {
  try {
    const { proposal } = await gov.proposal({ proposalId }).response
    return proposal === undefined || (isCounted(proposal) && !isOpen(proposal))
  } catch (error) {
    // The chain refuses an id that no proposal has.
    if (error instanceof Fault && ['not-found', 'invalid-input'].includes(error.kind)) return true
    throw error
  }
}

/** Deposits of a proposal that is open: the chain gives them back once it isn't, and forgets them. */
export async function listDeposits(
  { transport }: Chain,
  request: ListDepositsRequest,
): Promise<ListDepositsResponse> {
  const { deposits, pagination } = await new GovClient(transport).deposits({
    proposalId: request.proposal,
    pagination: pageOf(request),
  }).response
  if (deposits.length === 0 && request.cursor === '') throw untold('Deposits that were given back')
  return {
    deposits: deposits.map(({ depositor, amount }) => ({
      depositor,
      amount,
      height: 0n,
      time: 0n,
      transactionHash: '',
    })),
    next: nextOf(pagination),
  }
}

function untold(what: string) {
  return refusal(Status.unimplemented, `${what}: the chain doesn't keep it`)
}
