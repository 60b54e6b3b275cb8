import { onEvent, type Module } from '#src/handlers/module.ts'
import { fromGenesis, fromNode } from './begin.ts'
import { drop, endVoting, noteMovedStake } from './end-voting.ts'
import { history } from './history.ts'
import { messages } from './messages.ts'
import { readId, removeProposal } from './proposal.ts'
import { deposit, submit } from './submit.ts'
import { govParams, proposalDeposits, proposalMessages, proposals, proposalVotes } from './tables.ts'
import { vote } from './votes.ts'

/** Events that tell of stake taken, given back or moved. */
const stakeEvents = ['create_validator', 'delegate', 'unbond', 'redelegate', 'cancel_unbonding_delegation']

/** Proposals, their deposits and votes, and what became of them. */
export const gov: Module = {
  name: 'gov',
  state: {
    tables: [govParams, proposals, proposalMessages, proposalDeposits, proposalVotes],
    events: [
      onEvent('submit_proposal', (event, state, { block }) => submit(event, state, block)),
      onEvent('proposal_deposit', (event, state, { block }) => deposit(event, state, block)),
      onEvent('proposal_vote', vote),
      onEvent('cancel_proposal', (event, state) => removeProposal(state, readId(event.text('proposal_id')))),
      onEvent('inactive_proposal', drop),
      onEvent('active_proposal', endVoting),
      ...stakeEvents.map((type) => onEvent(type, noteMovedStake)),
    ],
    messages,
    fromGenesis,
    fromNode,
  },
  history,
}
