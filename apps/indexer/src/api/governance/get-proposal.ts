import { decodeAddress, encodeAddress } from '@injsight/chain'
import { readMessage, type JsonObject } from '@injsight/chain/decode'
import { readVotingRules } from '@injsight/chain/parameters'
import { notFound } from '@injsight/errors'
import type {
  GetProposalResponse,
  ListedProposal,
  ProposalMessage,
  ValidatorVote,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { readCoinList } from '#src/decode/values/coin-list.ts'
import { accountKey, heightOf } from '#src/decode/values/keys.ts'
import { countVotes, listLastVotes, listPowersBefore } from '#src/queries/governance/governance-history.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { findParametersBefore } from '#src/queries/parameters/parameters.ts'
import { findBondDenom } from '#src/queries/staking/staking.ts'
import { listValidators, type ValidatorRow } from '#src/queries/staking/validators.ts'
import { listProposedRules } from '../markets/list-proposed-rules.ts'
import { listDifferences } from '../parameters/list-differences.ts'
import type { KnownValidators } from '../validators/list-validators.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readOptions } from './read-options.ts'
import { findKnown, toProposals, toResult, type KnownProposal } from './to-proposal.ts'

const mostCounted = 10_000
const tokensPerPower = 10n ** 18n

/** @throws Fault `not-found` */
export async function getProposal(
  pool: Pool,
  listAll: () => Promise<KnownValidators>,
  id: bigint,
): Promise<GetProposalResponse> {
  const [known] = await findKnown(pool, [id])
  const [proposal] = known === undefined ? [] : await toProposals(pool, [known])
  if (known === undefined || proposal === undefined) throw notFound('proposal', `There is no proposal ${id}`)
  const ended = proposal.endHeight === 0n ? undefined : proposal.endHeight
  // It ended before the index began: what was in force then nobody can tell.
  const isForgotten = ended === undefined && !isOpen(proposal)
  const messages = known.messages.map(({ type, value }) => ({
    type,
    value: readMessage(type, value),
    raw: value,
  }))
  const [validators, rules, denom, unknown, names, votes, changes, markets] = await Promise.all([
    listVotesOfSet(pool, listAll, proposal, known),
    findParametersBefore(pool, 'gov', ended).then(readVotingRules),
    findBondDenom(pool),
    listUnknown(pool, ['gov', 'staking']),
    findNames(pool, { markets: [], accounts: [], heights: known.ends.map(({ height }) => BigInt(height)) }),
    countVotes(pool, id, mostCounted),
    isForgotten ? [] : listDifferences(pool, known.messages, ended),
    isForgotten ? [] : listProposedRules(pool, messages, ended),
  ])
  const bonded = validators.reduce((sum, { power }) => sum + BigInt(power), 0n)
  return {
    proposal,
    denom,
    unknown,
    summary: known.row?.summary ?? known.submission?.summary ?? '',
    metadata: known.row?.metadata ?? known.submission?.metadata ?? '',
    messages: messages.map(toMessage),
    ...(rules && { rules }),
    bonded: validators.length === 0 ? '' : bonded.toString(),
    validators,
    changes,
    markets,
    ends: toEnds(known, (height) => names.timeMs(height)),
    votes,
  }
}

const isOpen = ({ status }: ListedProposal) => status === 'deposit' || status === 'voting'

function toEnds({ ends }: KnownProposal, timeOf: (height: bigint) => bigint) {
  return ends.map(({ height, result, log, burnt }) => ({
    height: BigInt(height),
    time: timeOf(BigInt(height)),
    result: toResult(result),
    log,
    burnt: readCoinList(burnt),
  }))
}

type ReadMessage = { type: string; value: JsonObject | undefined; raw: Buffer }

/** What nobody can read is told by its bytes. */
function toMessage({ type, value, raw }: ReadMessage): ProposalMessage {
  return { type, json: JSON.stringify(value ?? { raw: raw.toString('base64') }) }
}

/**
 * Who was in the set when votes were counted: of an open vote the set of now. None before voting begins. What was voted on
 * the fast track counts no more once the chain has counted it there, and went on as with a usual vote.
 */
async function listVotesOfSet(
  pool: Pool,
  listAll: () => Promise<KnownValidators>,
  { id, status, endHeight, votingStartTime }: ListedProposal,
  { ends }: KnownProposal,
): Promise<ValidatorVote[]> {
  if (status !== 'voting' && (endHeight === 0n || votingStartTime === 0n)) return []
  const set = status === 'voting' ? setOfNow(await listAll()) : await findSetBefore(pool, endHeight)
  const bytes = set.map(({ operator }) => decodeAddress(operator).bytes)
  const last = new Map((await listLastVotes(pool, id, bytes)).map((vote) => [vote.voter, vote]))
  const fastTrack = ends.find(({ result }) => toResult(result) === 'converted')
  const countedUntil = BigInt(fastTrack?.height ?? 0)
  return set.map(({ operator, power }, at) => {
    const cast = last.get(accountKey(bytes[at] ?? new Uint8Array()))
    const vote = cast !== undefined && heightOf(cast.seq) > countedUntil ? cast : undefined
    return {
      operator,
      power,
      options: vote === undefined ? [] : readOptions(vote.options),
      height: vote === undefined ? 0n : heightOf(vote.seq),
    }
  })
}

type Member = { operator: string; power: string }

function setOfNow({ validators }: KnownValidators): Member[] {
  return validators
    .filter(({ status }) => status === 'bonded')
    .map(({ operator, tokens }) => ({ operator, power: tokens }))
}

/** The chain counts in whole coins who may sign blocks. */
async function findSetBefore(pool: Pool, height: bigint): Promise<Member[]> {
  const all = await listValidators(pool)
  const powers = await listPowersBefore(
    pool,
    height,
    all.map(({ consensus }) => consensus),
  )
  const powerOf = ({ consensus }: ValidatorRow) => powers.get(consensus.toString('hex')) ?? 0n
  return all
    .filter((one) => powerOf(one) > 0n)
    .toSorted((a, b) => Number(powerOf(b) - powerOf(a)))
    .map((one) => ({
      operator: encodeAddress('injvaloper', one.operator),
      power: (powerOf(one) * tokensPerPower).toString(),
    }))
}
