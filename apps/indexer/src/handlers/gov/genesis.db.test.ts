import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { createState } from '#src/state/state.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { fromGenesis } from './begin.ts'

type Expected = {
  id: string
  status: string
  voting_end_time?: string
  final_tally_result: { yes_count: string }
  messages: object[]
  _deposits: object[]
  _votes: object[]
}

const statuses = [
  'PROPOSAL_STATUS_UNSPECIFIED',
  'PROPOSAL_STATUS_DEPOSIT_PERIOD',
  'PROPOSAL_STATUS_VOTING_PERIOD',
  'PROPOSAL_STATUS_PASSED',
  'PROPOSAL_STATUS_REJECTED',
  'PROPOSAL_STATUS_FAILED',
]

const params = {
  min_deposit: [],
  expedited_min_deposit: [],
  proposal_cancel_dest: '',
  max_deposit_period: '1s',
  voting_period: '2s',
  expedited_voting_period: '1.5s',
  quorum: '0.3',
  threshold: '0.5',
  expedited_threshold: '0.6',
  veto_threshold: '0.3',
  min_initial_deposit_ratio: '',
  min_deposit_ratio: '0',
  proposal_cancel_ratio: '1',
  burn_vote_quorum: false,
  burn_proposal_deposit_prevote: false,
  burn_vote_veto: true,
}

await forEachRecording((recording, test) => {
  test('proposals of a genesis are kept with their deposits and votes', async () => {
    const all = readExpected(recording, 'gov')['proposals'] as Expected[]
    const { url, pool } = await emptyIndex()
    const client = await connect(url, 'test')
    const state = createState(client)
    fromGenesis(state, {
      params,
      proposals: all,
      deposits: all.flatMap(({ _deposits }) => _deposits),
      votes: all.flatMap(({ _votes }) => _votes),
    })
    await state.flush()
    await client.end()
    const { rows } = await pool.query(
      'select id, status, voting_end_time is null as waits, yes from proposals order by id',
    )
    assert.deepEqual(
      rows,
      all.map(({ id, status, voting_end_time, final_tally_result: tally }) => ({
        id,
        status: statuses.indexOf(status),
        waits: voting_end_time === undefined,
        yes: tally.yes_count,
      })),
    )
    const count = async (table: string) => (await pool.query(`select from ${table}`)).rowCount
    assert.equal(await count('proposal_messages'), all.flatMap(({ messages }) => messages).length)
    assert.equal(await count('proposal_deposits'), all.flatMap(({ _deposits }) => _deposits).length)
    assert.equal(await count('proposal_votes'), all.flatMap(({ _votes }) => _votes).length)
    const [kept] = (await pool.query('select * from gov_params')).rows as object[]
    assert.partialDeepStrictEqual(kept, {
      expedited_voting_period: '1500000000',
      min_initial_deposit_ratio: '0.000000000000000000',
    })
  })
})
