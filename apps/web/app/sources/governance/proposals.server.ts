import type {
  GetProposalResponse,
  ListDepositsResponse,
  ListProposalsResponse,
  ListVotesResponse,
} from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'

type Page = { cursor: string; limit: number }

export async function fetchProposals(page: Page & { status: string }): Promise<ListProposalsResponse> {
  return (await injsight.listProposals(page)).response
}

export async function fetchProposal(id: bigint): Promise<GetProposalResponse> {
  return (await injsight.getProposal({ id })).response
}

/** Votes on a proposal as they came, the newest first. */
export async function fetchVotes(proposal: bigint, page: Page): Promise<ListVotesResponse> {
  return (await injsight.listVotes({ proposal, voter: '', ...page })).response
}

/** What an account voted, the newest first. */
export async function fetchVotesOf(voter: string, page: Page): Promise<ListVotesResponse> {
  return (await injsight.listVotes({ proposal: 0n, voter, ...page })).response
}

export async function fetchDeposits(proposal: bigint, page: Page): Promise<ListDepositsResponse> {
  return (await injsight.listDeposits({ proposal, ...page })).response
}
