import type { ChainEvent } from '#src/decode/chain-event.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import type { BlockContext, EventContext } from '#src/handlers/module.ts'
import { createNotes } from '#src/handlers/notes.ts'
import type { State } from '#src/state/state.ts'
import { getParams } from './params.ts'
import { findProposal, readId, removeDeposits, removeProposal, removeVotes, status } from './proposal.ts'
import { runMessages } from './run-messages.ts'
import { findStake } from './stake.ts'
import { proposalMessages, proposals, proposalVotes, type Proposal } from './tables.ts'
import { isPassing, noTally, tallyVotes, type Tally } from './tally.ts'

/** Too little was deposited in time: the chain forgets the proposal. */
export async function drop(event: ChainEvent, state: State): Promise<void> {
  await removeProposal(state, readId(event.text('proposal_id')))
}

const moved = createNotes<BlockContext, boolean>()

/** Stake that is moved at the end of a block is moved by a proposal, whose end is told after what it executed. */
export function noteMovedStake(event: ChainEvent, _: State, { block }: EventContext): void {
  if (event.mode === 'EndBlock') moved.set(block, true)
}

/** Voting has ended. What a passed proposal executed has told its events before this one. */
export async function endVoting(
  event: ChainEvent,
  state: State,
  { block, run }: EventContext,
): Promise<void> {
  const hasMovedStake = moved.get(block) === true
  moved.delete(block)
  const proposal = await findProposal(state, readId(event.text('proposal_id')))
  if (proposal === undefined) return
  const [result, log] = [event.text('proposal_result'), event.find('proposal_log')]
  if (log === undefined) return failUnsupported(state, proposal)
  const isConverted = result === 'expedited_proposal_rejected'
  const hasPassed = result === 'proposal_passed' || result === 'proposal_failed'
  // It was counted with the stakes of before.
  const tally = hasMovedStake ? unknownTally : await countVotes(state, proposal, hasPassed)
  const ended = { ...proposal, ...tally }
  await removeVotes(state, proposal.id)
  if (isConverted) return convert(state, ended)
  await removeDeposits(state, proposal.id)
  state.put(proposals, { ...ended, ...fateOf(result, log) })
  if (result === 'proposal_passed') {
    await runMessages(proposal.id, await state.list(proposalMessages, { proposal: proposal.id }), run)
  }
}

/** An expedited proposal that didn't pass is voted on anew, for as long as any other. */
async function convert(state: State, proposal: Proposal): Promise<void> {
  const { voting_period } = await getParams(state)
  state.put(proposals, {
    ...proposal,
    expedited: false,
    voting_end_time: (proposal.voting_start_time ?? 0n) + voting_period,
  })
}

/** The chain could not read its own proposal, and tells the reason nobody; votes stay. */
async function failUnsupported(state: State, proposal: Proposal): Promise<void> {
  for (const { place } of await state.list(proposalMessages, { proposal: proposal.id })) {
    state.remove(proposalMessages, { proposal: proposal.id, place })
  }
  await removeDeposits(state, proposal.id)
  state.put(proposals, { ...proposal, status: status.failed, failed_reason: null })
}

const rejection = 'proposal did not get enough votes to pass'

function fateOf(result: string, log: string): Pick<Proposal, 'status' | 'failed_reason'> {
  if (result === 'proposal_passed') return { status: status.passed, failed_reason: '' }
  if (result === 'proposal_failed') return { status: status.failed, failed_reason: reasonOf(log) }
  return { status: status.rejected, failed_reason: rejection }
}

/** The log of a proposal that failed ends with the reason that the chain keeps. */
function reasonOf(log: string): string | null {
  const [, ofMessage] = /^passed, but msg \d+ \(.*?\) failed on execution: (.*)$/s.exec(log) ?? []
  const [, ofAll] = /^passed proposal \(.*\) failed to execute; msgs: (.*)$/s.exec(log) ?? []
  const reason = ofMessage ?? ofAll
  return reason === undefined ? null : toStorable(reason)
}

type FinalTally = Pick<Proposal, 'yes' | 'abstain' | 'no' | 'no_with_veto'>

const unknownTally: FinalTally = { yes: null, abstain: null, no: null, no_with_veto: null }

/** A tally that would have led to another result than the chain's is none. */
async function countVotes(state: State, proposal: Proposal, hasPassed: boolean): Promise<FinalTally> {
  const votes = await state.list(proposalVotes, { proposal: proposal.id })
  if (votes.length === 0) return toFinal(noTally)
  const stake = await findStake(state, votes)
  if (stake === undefined) return unknownTally
  const tally = tallyVotes(votes, stake)
  const passes = isPassing(tally, stake.totalBonded, await getParams(state), proposal.expedited)
  return passes === hasPassed ? toFinal(tally) : unknownTally
}

function toFinal({ yes, abstain, no, noWithVeto }: Tally): FinalTally {
  return { yes: whole(yes), abstain: whole(abstain), no: whole(no), no_with_veto: whole(noWithVeto) }
}

const whole = (decimal: bigint) => decimal / 10n ** 18n
