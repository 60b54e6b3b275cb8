import type { ChainEvent } from '#src/decode/chain-event.ts'
import { addCoins, readCoinList, type CoinList } from '#src/decode/values/coin-list.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import type { BlockContext } from '#src/handlers/module.ts'
import type { State } from '#src/state/state.ts'
import { getParams } from './params.ts'
import { findProposal, readId, status } from './proposal.ts'
import { proposalDeposits, proposals, type Proposal } from './tables.ts'

/** The chain tells of a new proposal, and once more when its first deposit is enough to begin with voting. */
export async function submit(event: ChainEvent, state: State, block: BlockContext): Promise<void> {
  if (event.find('voting_period_start') !== undefined) return startVoting(event, state, block)
  const { max_deposit_period } = await getParams(state)
  state.put(proposals, {
    id: readId(event.text('proposal_id')),
    status: status.deposit,
    proposer: readAddress(event.text('proposal_proposer')),
    title: null,
    summary: null,
    metadata: null,
    expedited: false,
    failed_reason: '',
    submit_time: block.time,
    deposit_end_time: block.time + max_deposit_period,
    voting_start_time: null,
    voting_end_time: null,
    total_deposit: [],
    yes: 0n,
    abstain: 0n,
    no: 0n,
    no_with_veto: 0n,
  })
}

/** The same for a deposit: once for the coins, and once more when they are enough. */
export async function deposit(event: ChainEvent, state: State, block: BlockContext): Promise<void> {
  if (event.find('voting_period_start') !== undefined) return startVoting(event, state, block)
  const proposal = await findProposal(state, readId(event.text('proposal_id')))
  const depositor = readAddress(event.text('depositor'))
  const coins = readCoinList(event.find('amount') ?? '')
  if (proposal === undefined) return
  state.put(proposals, {
    ...proposal,
    total_deposit: addCoins(proposal.total_deposit as CoinList, coins),
  })
  const before = await state.find(proposalDeposits, { proposal: proposal.id, depositor })
  state.put(proposalDeposits, {
    proposal: proposal.id,
    depositor,
    amount: addCoins((before?.amount ?? []) as CoinList, coins),
  })
}

async function startVoting(event: ChainEvent, state: State, { time }: BlockContext): Promise<void> {
  const proposal = await findProposal(state, readId(event.text('voting_period_start')))
  if (proposal === undefined) return
  state.put(proposals, {
    ...proposal,
    status: status.voting,
    voting_start_time: time,
    voting_end_time: await endOfVoting(state, proposal.expedited, time),
  })
}

/** What only the message tells, which comes after its events. */
export async function describe(
  state: State,
  proposal: Proposal,
  said: Pick<Proposal, 'title' | 'summary' | 'metadata' | 'expedited'>,
): Promise<void> {
  const start = proposal.voting_start_time
  state.put(proposals, {
    ...proposal,
    ...said,
    voting_end_time: start === null ? null : await endOfVoting(state, said.expedited, start),
  })
}

async function endOfVoting(state: State, isExpedited: boolean, start: bigint): Promise<bigint> {
  const { voting_period, expedited_voting_period } = await getParams(state)
  return start + (isExpedited ? expedited_voting_period : voting_period)
}
