import { historyTable, stateTable, type StateRow } from '#src/state/tables.ts'

/** One row, `id` 0. Durations in nanoseconds, deposits as coins in JSON. */
export const govParams = stateTable(
  'gov_params',
  { id: 'int4' },
  {
    min_deposit: 'json',
    expedited_min_deposit: 'json',
    max_deposit_period: 'int8',
    voting_period: 'int8',
    expedited_voting_period: 'int8',
    quorum: 'decimal',
    threshold: 'decimal',
    expedited_threshold: 'decimal',
    veto_threshold: 'decimal',
    min_initial_deposit_ratio: 'decimal',
    min_deposit_ratio: 'decimal',
    proposal_cancel_ratio: 'decimal',
    proposal_cancel_dest: 'text',
    burn_vote_quorum: 'bool',
    burn_proposal_deposit_prevote: 'bool',
    burn_vote_veto: 'bool',
  },
)
export type GovParams = StateRow<typeof govParams>

/** Those that the chain still has: dropped and cancelled ones are only in history. */
export const proposals = stateTable(
  'proposals',
  { id: 'int8' },
  {
    status: 'int4', // cosmos.gov.v1.ProposalStatus
    proposer: 'text',
    title: 'text?', // null, like summary and metadata, when a contract submitted it: events don't tell
    summary: 'text?',
    metadata: 'text?',
    expedited: 'bool',
    failed_reason: 'text?', // null when the chain gave a reason that no event tells
    submit_time: 'time',
    deposit_end_time: 'time',
    voting_start_time: 'time?',
    voting_end_time: 'time?',
    total_deposit: 'json',
    yes: 'amount?', // the final tally; null when it isn't known
    abstain: 'amount?',
    no: 'amount?',
    no_with_veto: 'amount?',
  },
)
export type Proposal = StateRow<typeof proposals>

export const proposalMessages = stateTable(
  'proposal_messages',
  { proposal: 'int8', place: 'int4' },
  { type: 'text', value: 'bytes' },
)

/** Until voting ends; then they are burnt or given back. */
export const proposalDeposits = stateTable(
  'proposal_deposits',
  { proposal: 'int8', depositor: 'text' },
  { amount: 'json' },
)

/** Until voting ends. */
export const proposalVotes = stateTable(
  'proposal_votes',
  { proposal: 'int8', voter: 'text' },
  { options: 'json', metadata: 'text' },
)
export type ProposalVote = StateRow<typeof proposalVotes>

/** Options as the chain keeps them: a weight is the text that the voter sent. */
export type VoteOptions = { option: number; weight: string }[]

export const proposalSubmissions = historyTable('proposal_submissions', 'sequence', {
  seq: 'int8',
  ordinal: 'int4', // of the event in its block
  proposal: 'int8',
  proposer: 'int8',
  title: 'text?',
  summary: 'text?',
  metadata: 'text?',
  expedited: 'bool',
  types: 'text', // of its messages, parted by commas
})

export const depositsMade = historyTable('deposits_made', 'sequence', {
  seq: 'int8',
  ordinal: 'int4',
  proposal: 'int8',
  depositor: 'int8',
  amount: 'text', // coins as the chain writes them: 5inj,7peggy0x…
})

export const votesCast = historyTable('votes_cast', 'sequence', {
  seq: 'int8',
  ordinal: 'int4',
  proposal: 'int8',
  voter: 'int8',
  options: 'text', // option:weight, parted by commas
})

export const proposalEnds = historyTable('proposal_ends', 'height', {
  height: 'int8',
  ordinal: 'int4',
  proposal: 'int8',
  result: 'text', // the chain's word, or proposal_cancelled
  log: 'text',
  burnt: 'text', // of its deposits
})
