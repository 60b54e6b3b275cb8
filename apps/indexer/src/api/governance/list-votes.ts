import { encodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type {
  ListDepositsRequest,
  ListDepositsResponse,
  ListVotesRequest,
  ListVotesResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { readCoinList } from '#src/decode/values/coin-list.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import { listVotesOf, type VoteOf } from '#src/queries/governance/governance-history.ts'
import { listDepositsMade, listVotesCast, type Place } from '#src/queries/governance/proposal-votes.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { listProposalMentions } from '#src/queries/search/mentions.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { cutPage, readChainPlace, readLimit, readName } from '../accounts/read-page.ts'
import { readOptions } from './read-options.ts'

/** @throws Fault `invalid-input` */
export async function listVotes(pool: Pool, request: ListVotesRequest): Promise<ListVotesResponse> {
  const limit = readLimit(request.limit)
  const found = await findVotes(pool, request, { before: readPlace(request.cursor), limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, placeOf)
  const [{ hashOf, timeOf }, proposals] = await Promise.all([
    findPlaces(pool, lines),
    listProposalMentions(pool, [...new Set(lines.map(({ proposal }) => BigInt(proposal)))]),
  ])
  const titles = new Map(proposals.map(({ id, title }) => [id, title ?? '']))
  const votes = lines.map(({ seq, proposal, voter, options }) => ({
    proposal: BigInt(proposal),
    title: titles.get(proposal) ?? '',
    voter: encodeAddress('inj', voter),
    options: readOptions(options),
    height: heightOf(BigInt(seq)),
    time: timeOf(seq),
    transactionHash: hashOf(seq),
  }))
  return { votes, next }
}

type Page = { before: Place | undefined; limit: number }

async function findVotes(pool: Pool, { proposal, voter }: ListVotesRequest, page: Page): Promise<VoteOf[]> {
  if (proposal > 0n) {
    const cast = await listVotesCast(pool, proposal, page)
    return cast.map((vote) => ({ ...vote, proposal: String(proposal) }))
  }
  if (voter === '') throw invalidInput('votes.whose', 'Name a proposal, or a voter')
  return listVotesOf(pool, readName(voter).bytes, page)
}

/** @throws Fault `invalid-input` */
export async function listDeposits(
  pool: Pool,
  { proposal, cursor, limit: wanted }: ListDepositsRequest,
): Promise<ListDepositsResponse> {
  const limit = readLimit(wanted)
  const found = await listDepositsMade(pool, proposal, { before: readPlace(cursor), limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, placeOf)
  const { hashOf, timeOf } = await findPlaces(pool, lines)
  const deposits = lines.map(({ seq, depositor, amount }) => ({
    depositor: encodeAddress('inj', depositor),
    amount: readCoinList(amount),
    height: heightOf(BigInt(seq)),
    time: timeOf(seq),
    transactionHash: hashOf(seq),
  }))
  return { deposits, next }
}

type Line = { seq: string; ordinal: number }

const placeOf = ({ seq, ordinal }: Line) => [seq, String(ordinal)]

async function findPlaces(pool: Pool, lines: readonly Line[]) {
  const sequences = lines.map(({ seq }) => BigInt(seq))
  const [hashes, names] = await Promise.all([
    listHashes(pool, sequences),
    findNames(pool, { markets: [], accounts: [], heights: sequences.map(heightOf) }),
  ])
  return {
    hashOf: (seq: string) => hashes.get(BigInt(seq)) ?? '',
    timeOf: (seq: string) => names.timeMs(heightOf(BigInt(seq))),
  }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): Place | undefined {
  return readChainPlace(cursor, (seq, ordinal) => ({ seq, ordinal }))
}
