import { MsgSubmitProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { MsgSubmitProposal as LegacySubmitProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1beta1/tx_pb.js'
import { accountOf } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { noteEvent, noteMessage, type Module } from '#src/handlers/module.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import { sequenceOf } from '#src/handlers/sequence-of.ts'
import type { History } from '#src/state/history.ts'
import { describeSubmission, readLegacySubmission, type Submission } from './messages.ts'
import { authority, readId } from './proposal.ts'
import { depositsMade, proposalEnds, proposalSubmissions, votesCast } from './tables.ts'
import { readOptions } from './votes.ts'
import { createNotes } from '#src/handlers/notes.ts'

/** Everything that was ever proposed, deposited and voted, also what the chain has forgotten. */
export const history: Module['history'] = {
  tables: [proposalSubmissions, depositsMade, votesCast, proposalEnds],
  events: [
    noteEvent('submit_proposal', (event, rows, context) => {
      const proposal = event.find('proposal_id')
      if (proposal === undefined) return
      rows.append(proposalSubmissions, {
        seq: sequenceOf(context),
        ordinal: event.ordinal,
        proposal: readId(proposal),
        proposer: rows.account(accountOf(event.text('proposal_proposer'))),
        title: null,
        summary: null,
        metadata: null,
        expedited: false,
        types: toStorable(event.text('proposal_messages').slice(1)),
      })
    }),
    noteEvent('proposal_deposit', (event, rows, context) => {
      const proposal = event.find('proposal_id')
      if (proposal === undefined) return
      rows.append(depositsMade, {
        seq: sequenceOf(context),
        ordinal: event.ordinal,
        proposal: readId(proposal),
        depositor: rows.account(accountOf(event.text('depositor'))),
        amount: toStorable(event.find('amount') ?? ''),
      })
    }),
    noteEvent('proposal_vote', (event, rows, context) => {
      const options = readOptions(event.text('option'))
      rows.append(votesCast, {
        seq: sequenceOf(context),
        ordinal: event.ordinal,
        proposal: readId(event.text('proposal_id')),
        voter: rows.account(accountOf(event.text('voter'))),
        options: options.map(({ option, weight }) => `${option}:${weight}`).join(','),
      })
    }),
    noteEvent('burn', (event, rows) => {
      if (event.find('burner') === authority) burntBefore.set(rows, toStorable(event.text('amount')))
    }),
    noteEvent('active_proposal', (event, rows, { block }) =>
      end(rows, block.height, event, event.text('proposal_result')),
    ),
    noteEvent('inactive_proposal', (event, rows, { block }) =>
      end(rows, block.height, event, event.text('proposal_result')),
    ),
    noteEvent('cancel_proposal', (event, rows, { block }) =>
      end(rows, block.height, event, 'proposal_cancelled'),
    ),
  ],
  messages: [
    noteMessage(MsgSubmitProposal, (message, rows, context) => describe(rows, sequenceOf(context), message)),
    noteMessage(LegacySubmitProposal, (message, rows, context) =>
      describe(rows, sequenceOf(context), readLegacySubmission(message)),
    ),
  ],
}

// Deposits are burnt before the chain says which proposal has ended.
const burntBefore = createNotes<History, string>()

function end(rows: History, height: bigint, event: ChainEvent, result: string): void {
  const isPassed = result === 'proposal_passed' || result === 'proposal_failed'
  const burnt = isPassed ? undefined : burntBefore.get(rows)
  burntBefore.delete(rows)
  rows.append(proposalEnds, {
    height,
    ordinal: event.ordinal,
    proposal: readId(event.text('proposal_id')),
    result: toStorable(result),
    log: toStorable(event.find('proposal_log') ?? ''),
    burnt: burnt ?? '',
  })
}

/** A message is told of after its events. */
function describe(rows: History, seq: bigint, submission: Submission): void {
  const types = submission.messages.map(({ typeUrl }) => typeUrl).join(',')
  const proposer = accountOf(submission.proposer).key
  const row = rows
    .rowsOf(proposalSubmissions)
    .find((one) => one.seq === seq && one.title === null && one.proposer === proposer && one.types === types)
  if (row !== undefined) Object.assign(row, describeSubmission(submission))
}
