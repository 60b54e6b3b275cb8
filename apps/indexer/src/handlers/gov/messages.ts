import {
  MsgExecLegacyContent,
  MsgSubmitProposal,
  MsgUpdateParams,
  MsgVote,
  MsgVoteWeighted,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { TextProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1beta1/gov_pb.js'
import { MsgSubmitProposal as LegacySubmitProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1beta1/tx_pb.js'
import { badChainData } from '@injsight/errors'
import { readAddress } from '#src/decode/values/read-address.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import { onMessage, type MessageContext } from '#src/handlers/module.ts'
import type { State } from '#src/state/state.ts'
import { putParams } from './params.ts'
import { authority, findProposal, readId } from './proposal.ts'
import { describe } from './submit.ts'
import { proposalMessages, proposalVotes, type Proposal } from './tables.ts'

export const messages = [
  onMessage(MsgSubmitProposal, (message, state, context) => introduce(state, context, message)),
  onMessage(LegacySubmitProposal, (message, state, context) =>
    introduce(state, context, readLegacySubmission(message)),
  ),
  onMessage(MsgVote, ({ proposalId, voter, metadata }, state) =>
    noteMetadata(state, proposalId, voter, metadata),
  ),
  onMessage(MsgVoteWeighted, ({ proposalId, voter, metadata }, state) =>
    noteMetadata(state, proposalId, voter, metadata),
  ),
  onMessage(MsgUpdateParams, ({ params }, state) => {
    if (params !== undefined) putParams(state, params)
  }),
]

export type Submission = Pick<
  MsgSubmitProposal,
  'messages' | 'proposer' | 'title' | 'summary' | 'metadata' | 'expedited'
>

/** The chain wraps what a legacy message proposes into a message of its own. */
export function readLegacySubmission({ content, proposer }: LegacySubmitProposal): Submission {
  if (content === undefined) throw badChainData('proposal.content', 'A proposal proposes nothing')
  // Every legacy content begins with a title and a description.
  const { title, description } = TextProposal.fromBinary(content.value)
  const value = MsgExecLegacyContent.toBinary(MsgExecLegacyContent.create({ content, authority }))
  const messages = [{ typeUrl: `/${MsgExecLegacyContent.typeName}`, value }]
  return { messages, proposer, title, summary: description, metadata: '', expedited: false }
}

export function describeSubmission({ title, summary, metadata, expedited }: Submission) {
  return {
    title: toStorable(title),
    summary: toStorable(summary),
    metadata: toStorable(metadata),
    expedited,
  }
}

async function introduce(state: State, context: MessageContext, submission: Submission): Promise<void> {
  const proposal = await findUntold(state, context, submission)
  if (proposal === undefined) return
  await describe(state, proposal, describeSubmission(submission))
  for (const [place, { typeUrl, value }] of submission.messages.entries()) {
    state.put(proposalMessages, {
      proposal: proposal.id,
      place,
      type: toStorable(typeUrl),
      value: Buffer.from(value),
    })
  }
}

/** The events of a message say which numbers its proposals have, in the order in which they were submitted. */
async function findUntold(
  state: State,
  { events }: MessageContext,
  submission: Submission,
): Promise<Proposal | undefined> {
  const proposer = readAddress(submission.proposer)
  const types = submission.messages.map(({ typeUrl }) => `,${typeUrl}`).join('')
  for (const event of events) {
    const id = event.type === 'submit_proposal' ? event.find('proposal_id') : undefined
    if (id === undefined || event.find('proposal_messages') !== types) continue
    const proposal = await findProposal(state, readId(id))
    if (proposal?.title === null && proposal.proposer === proposer) return proposal
  }
  return undefined
}

async function noteMetadata(state: State, id: bigint, voter: string, metadata: string): Promise<void> {
  const proposal = readId(id.toString())
  const vote = await state.find(proposalVotes, { proposal, voter: readAddress(voter) })
  if (vote !== undefined) state.put(proposalVotes, { ...vote, metadata: toStorable(metadata) })
}
