import { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/genesis_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb.client.js'
import {
  ProposalStatus,
  type Deposit,
  type Proposal as NodeProposal,
  type Vote,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/gov_pb.js'
import type { JsonValue } from '@protobuf-ts/runtime'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { toCoinList } from '#src/decode/values/coin-list.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import { readAnyJson } from '#src/decode/values/read-any-json.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import { findNanoseconds } from '#src/decode/values/nanoseconds.ts'
import { listAll } from '#src/handlers/node-transport.ts'
import type { State } from '#src/state/state.ts'
import { putGenesisParams, putParams, type GenesisParams } from './params.ts'
import { proposalDeposits, proposalMessages, proposals, proposalVotes, type VoteOptions } from './tables.ts'

type Genesis = {
  params: GenesisParams
  proposals?: ({ messages?: unknown[] | null } & Record<string, JsonValue>)[] | null
  deposits?: JsonValue
  votes?: JsonValue
}

export function fromGenesis(state: State, genesis: unknown): void {
  if (genesis === undefined) return
  const { params, proposals: all, deposits, votes } = genesis as Genesis
  putGenesisParams(state, params)
  const json = {
    proposals: (all ?? []).map((proposal) => ({ ...proposal, messages: [] })),
    deposits: deposits ?? [],
    votes: votes ?? [],
  } as JsonValue
  const given = GenesisState.fromJson(json, { ignoreUnknownFields: true })
  for (const [at, proposal] of given.proposals.entries()) {
    putProposal(state, { ...proposal, messages: (all?.[at]?.messages ?? []).map(readAnyJson) })
  }
  for (const one of given.deposits) putDeposit(state, one)
  for (const one of given.votes) putVote(state, one)
}

export async function fromNode(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  const { params } = await client.params({ paramsType: 'voting' }).response
  if (params !== undefined) putParams(state, params)
  const all = await listAll(async (pagination) => {
    const { proposals: items, pagination: page } = await client.proposals({
      proposalStatus: ProposalStatus.UNSPECIFIED,
      voter: '',
      depositor: '',
      pagination,
    }).response
    return { items, next: page?.nextKey }
  })
  for (const proposal of all) {
    putProposal(state, proposal)
    if (isOpen(proposal)) {
      await readOpen(state, client, proposal.id)
    }
  }
}

function isOpen({ status }: NodeProposal): boolean {
  return status === ProposalStatus.DEPOSIT_PERIOD || status === ProposalStatus.VOTING_PERIOD
}

function putProposal(state: State, proposal: NodeProposal): void {
  const tally = proposal.finalTallyResult
  state.put(proposals, {
    id: proposal.id,
    status: proposal.status,
    proposer: proposal.proposer === '' ? '' : readAddress(proposal.proposer),
    title: toStorable(proposal.title),
    summary: toStorable(proposal.summary),
    metadata: toStorable(proposal.metadata),
    expedited: proposal.expedited,
    failed_reason: toStorable(proposal.failedReason),
    submit_time: findNanoseconds(proposal.submitTime) ?? 0n,
    deposit_end_time: findNanoseconds(proposal.depositEndTime) ?? 0n,
    voting_start_time: findNanoseconds(proposal.votingStartTime),
    voting_end_time: findNanoseconds(proposal.votingEndTime),
    total_deposit: toCoinList(proposal.totalDeposit),
    yes: BigInt(tally?.yesCount ?? 0),
    abstain: BigInt(tally?.abstainCount ?? 0),
    no: BigInt(tally?.noCount ?? 0),
    no_with_veto: BigInt(tally?.noWithVetoCount ?? 0),
  })
  for (const [place, { typeUrl, value }] of proposal.messages.entries()) {
    state.put(proposalMessages, {
      proposal: proposal.id,
      place,
      type: toStorable(typeUrl),
      value: Buffer.from(value),
    })
  }
}

/** Deposits and votes are only kept until voting ends. */
async function readOpen(state: State, client: QueryClient, proposal: bigint): Promise<void> {
  const deposits = await listAll(async (pagination) => {
    const { deposits: items, pagination: page } = await client.deposits({ proposalId: proposal, pagination })
      .response
    return { items, next: page?.nextKey }
  })
  for (const one of deposits) putDeposit(state, one)
  const votes = await listAll(async (pagination) => {
    const { votes: items, pagination: page } = await client.votes({ proposalId: proposal, pagination })
      .response
    return { items, next: page?.nextKey }
  })
  for (const one of votes) putVote(state, one)
}

function putDeposit(state: State, { proposalId: proposal, depositor, amount }: Deposit): void {
  state.put(proposalDeposits, { proposal, depositor: readAddress(depositor), amount: toCoinList(amount) })
}

function putVote(state: State, { proposalId: proposal, voter, options, metadata }: Vote): void {
  const kept = options.map(({ option, weight }): VoteOptions[number] => ({ option, weight }))
  state.put(proposalVotes, {
    proposal,
    voter: readAddress(voter),
    options: kept,
    metadata: toStorable(metadata),
  })
}
