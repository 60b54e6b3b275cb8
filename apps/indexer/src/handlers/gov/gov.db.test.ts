import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readExpected } from '../../../test/recorded/expected.ts'

type Coin = { denom: string; amount: string }
type Expected = {
  id: string
  messages: { '@type': string }[]
  status: string
  final_tally_result: Record<'yes_count' | 'abstain_count' | 'no_count' | 'no_with_veto_count', string>
  submit_time: string
  deposit_end_time: string
  voting_start_time?: string
  voting_end_time?: string
  total_deposit: Coin[]
  metadata: string
  title: string
  summary: string
  proposer: string
  expedited: boolean
  failed_reason: string
  _deposits: { depositor: string; amount: Coin[] }[]
  _votes: { voter: string; options: { option: string; weight: string }[]; metadata: string }[]
}
await forEachRecording((recording, test) => {
  const expected = readExpected(recording, 'gov')['proposals'] as Expected[]

  test('the proposals are those that the node has, to the last field', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ id: string }>(
      `select id, status, proposer, title, summary, metadata, expedited, failed_reason, submit_time,
      deposit_end_time, voting_start_time, voting_end_time, total_deposit from proposals order by id`,
    )
    const types = await pool.query<{ proposal: string; types: string[] }>(
      'select proposal, array_agg(type order by place) as types from proposal_messages group by 1',
    )
    const typesOf = new Map(types.rows.map((row) => [row.proposal, row.types]))
    assert.deepEqual(
      rows.map((row) => ({ ...row, types: typesOf.get(row.id) ?? [] })),
      expected.map((proposal) => ({
        id: proposal.id,
        status: statuses.indexOf(proposal.status),
        proposer: proposal.proposer,
        title: proposal.title,
        summary: proposal.summary,
        metadata: proposal.metadata,
        expedited: proposal.expedited,
        failed_reason: proposal.failed_reason,
        submit_time: nanoseconds(proposal.submit_time),
        deposit_end_time: nanoseconds(proposal.deposit_end_time),
        voting_start_time: nanoseconds(proposal.voting_start_time),
        voting_end_time: nanoseconds(proposal.voting_end_time),
        total_deposit: proposal.total_deposit,
        types: proposal.messages.map((message) => message['@type']),
      })),
    )
  })

  test('the final tallies are those of the node', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query('select id, yes, abstain, no, no_with_veto from proposals order by id')
    assert.deepEqual(
      rows,
      expected.map(({ id, final_tally_result: tally }) => ({
        id,
        yes: tally.yes_count,
        abstain: tally.abstain_count,
        no: tally.no_count,
        no_with_veto: tally.no_with_veto_count,
      })),
    )
  })

  test('deposits and votes are those that the node still has', async () => {
    const { pool } = await indexedRecording(recording)
    const deposits = await pool.query('select * from proposal_deposits order by 1, 2')
    assert.deepEqual(
      deposits.rows,
      sorted(
        expected.flatMap(({ id, _deposits }) =>
          _deposits.map(({ depositor, amount }) => ({ proposal: id, depositor, amount })),
        ),
        ({ proposal, depositor }) => `${proposal.padStart(9)}${depositor}`,
      ),
    )
    const votes = await pool.query('select * from proposal_votes order by 1, 2')
    assert.deepEqual(
      votes.rows,
      sorted(
        expected.flatMap(({ id, _votes }) =>
          _votes.map(({ voter, options, metadata }) => ({
            proposal: id,
            voter,
            options: options.map(({ option, weight }) => ({ option: optionNames.indexOf(option), weight })),
            metadata,
          })),
        ),
        ({ proposal, voter }) => `${proposal.padStart(9)}${voter}`,
      ),
    )
  })
})

const statuses = [
  'PROPOSAL_STATUS_UNSPECIFIED',
  'PROPOSAL_STATUS_DEPOSIT_PERIOD',
  'PROPOSAL_STATUS_VOTING_PERIOD',
  'PROPOSAL_STATUS_PASSED',
  'PROPOSAL_STATUS_REJECTED',
  'PROPOSAL_STATUS_FAILED',
]
const optionNames = [
  '',
  'VOTE_OPTION_YES',
  'VOTE_OPTION_ABSTAIN',
  'VOTE_OPTION_NO',
  'VOTE_OPTION_NO_WITH_VETO',
]

function nanoseconds(time: string | undefined): string | null {
  if (time === undefined) return null
  const [seconds = '', fraction = ''] = time.replace('Z', '').split('.')
  return `${Date.parse(`${seconds}Z`) / 1000}${fraction.padEnd(9, '0')}`
}

function sorted<Row>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}
