import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { MsgSetSendEnabled } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import {
  MsgExecLegacyContent,
  MsgSubmitProposal,
  MsgVoteWeighted,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { TextProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1beta1/gov_pb.js'
import { MsgSubmitProposal as LegacySubmitProposal } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1beta1/tx_pb.js'
import type { MessageType, PartialMessage } from '@protobuf-ts/runtime'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { getProposal } from '#src/api/governance/get-proposal.ts'
import type { KnownValidators } from '#src/api/validators/list-validators.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { alpha, ann, coins, stakingGenesis } from '../../../test/made/made-staking.ts'
import { authority } from './proposal.ts'

const [proposer, voter] = [1, 2].map((byte) => encodeAddress('inj', new Uint8Array(20).fill(byte))) as [
  string,
  string,
]
const ratios = { quorum: '0.334', threshold: '0.5', expedited_threshold: '0.667', veto_threshold: '0.334' }
const genesis = {
  gov: {
    proposals: [],
    params: {
      ...ratios,
      min_deposit: [{ denom: 'inj', amount: '100' }],
      expedited_min_deposit: [{ denom: 'inj', amount: '200' }],
      max_deposit_period: '100s',
      voting_period: '1000s',
      expedited_voting_period: '10s',
      min_initial_deposit_ratio: '0.01',
      min_deposit_ratio: '0.01',
      proposal_cancel_ratio: '0.5',
      proposal_cancel_dest: '',
      burn_vote_quorum: false,
      burn_proposal_deposit_prevote: false,
      burn_vote_veto: true,
    },
  },
}
const begin = BigInt(Date.UTC(2026, 0, 1)) * 1_000_000n
const second = 1_000_000_000n

test('a proposal waits for its deposit, and is voted on from the block that completes it', async () => {
  const { proposals, deposits } = await follow([
    submit({ deposit: '30inj' }),
    deposit('20inj'),
    deposit('50inj', ['proposal_deposit', { voting_period_start: '1' }]),
  ])
  assert.partialDeepStrictEqual(proposals, [
    {
      status: 2,
      title: 'T',
      submit_time: (begin + second).toString(),
      deposit_end_time: (begin + 101n * second).toString(),
      voting_start_time: (begin + 3n * second).toString(),
      voting_end_time: (begin + 1003n * second).toString(),
      total_deposit: [{ denom: 'inj', amount: '100' }],
    },
  ])
  assert.deepEqual(deposits, [
    { proposal: '1', depositor: voter, amount: [{ denom: 'inj', amount: '70' }] },
    { proposal: '1', depositor: proposer, amount: [{ denom: 'inj', amount: '30' }] },
  ])
})

test('an expedited proposal that does not pass goes on as any other, with its deposits and without its votes', async () => {
  const submitted = submit({ deposit: '200inj', expedited: true, isVoting: true })
  const { proposals } = await follow([submitted])
  assert.partialDeepStrictEqual(proposals, [
    { expedited: true, voting_end_time: (begin + 11n * second).toString() },
  ])
  const end = ended('expedited_proposal_rejected', 'expedited proposal converted to regular')
  const after = await follow([submitted, vote('[{"option":1,"weight":"1.0"}]'), end])
  assert.partialDeepStrictEqual(after.proposals, [
    { status: 2, expedited: false, voting_end_time: (begin + 1001n * second).toString(), failed_reason: '' },
  ])
  assert.equal(after.deposits.length, 1)
  assert.deepEqual(after.votes, [])
  const rejected = await follow([submitted, end, ended('proposal_rejected', 'rejected')])
  assert.partialDeepStrictEqual(rejected.proposals, [
    { status: 4, failed_reason: 'proposal did not get enough votes to pass', yes: '0', no_with_veto: '0' },
  ])
  assert.deepEqual(rejected.deposits, [])
})

test('what a validator voted on the fast track is no vote of the usual one that follows', async () => {
  const submitted = submit({ deposit: '200inj', expedited: true, isVoting: true })
  const end = ended('expedited_proposal_rejected', 'expedited proposal converted to regular')
  const cast = vote('[{"option":3,"weight":"1.0"}]')
  const operator = encodeAddress('injvaloper', decodeAddress(voter).bytes)
  const known = { validators: [{ operator, status: 'bonded', tokens: '5' }] } as KnownValidators
  const optionsAfter = async (blocks: MadeBlock[]) => {
    const { pool } = await follow(blocks)
    const { validators } = await getProposal(pool, async () => known, 1n)
    return validators.map(({ options }) => options.map(({ option }) => option))
  }
  assert.deepEqual(await optionsAfter([submitted, cast]), [['no']])
  assert.deepEqual(await optionsAfter([submitted, cast, end]), [[]])
  assert.deepEqual(await optionsAfter([submitted, cast, end, cast]), [['no']])
})

test('what is dropped or cancelled leaves nothing but its history', async () => {
  const submitted = submit({ deposit: '100inj', isVoting: true })
  for (const end of [
    { end: [['inactive_proposal', { proposal_id: '1', proposal_result: 'proposal_dropped' }]] },
    { txs: [{ events: [['cancel_proposal', { sender: proposer, proposal_id: '1', msg_index: '0' }]] }] },
  ] satisfies MadeBlock[]) {
    const { pool, proposals, deposits, votes } = await follow([
      submitted,
      vote('[{"option":3,"weight":"1"}]'),
      end,
    ])
    assert.deepEqual([proposals, deposits, votes], [[], [], []])
    assert.equal((await pool.query('select from proposal_messages')).rowCount, 0)
    for (const table of ['proposal_submissions', 'deposits_made', 'votes_cast', 'proposal_ends']) {
      assert.equal((await pool.query(`select from ${table}`)).rowCount, 1, table)
    }
  }
})

test('the messages of a proposal that passed are heard by others, also inside of an execution', async () => {
  const [blocked, nested] = ['blocked', 'nested'].map((denom) =>
    pack(MsgSetSendEnabled, { authority, sendEnabled: [{ denom, enabled: false }] }),
  ) as [Any, Any]
  const exec = pack(MsgExec, { grantee: authority, msgs: [nested] })
  const submitted = submit({ deposit: '100inj', isVoting: true, messages: [blocked, exec] })
  const run = async (result: string, log: string) => {
    const { pool, proposals } = await follow([submitted, ended(result, log)])
    const { rows } = await pool.query<{ denom: string }>('select denom from send_enabled order by 1')
    return { proposals, denoms: rows.map(({ denom }) => denom) }
  }
  const passed = await run('proposal_passed', 'passed')
  assert.partialDeepStrictEqual(passed.proposals, [{ status: 3, failed_reason: '' }])
  assert.deepEqual(passed.denoms, ['blocked', 'nested'])
  const failed = await run(
    'proposal_failed',
    'passed, but msg 1 (/a.b.Msg) failed on execution: it (so) fails\nand so on',
  )
  assert.partialDeepStrictEqual(failed.proposals, [{ status: 5, failed_reason: 'it (so) fails\nand so on' }])
  assert.deepEqual(failed.denoms, [])
})

test('a proposal that moves stake itself was counted with the stakes of before, which are gone', async () => {
  const cast = inTransaction([
    ['proposal_vote', { voter: alpha.account, option: '[{"option":1,"weight":"1.0"}]', proposal_id: '1' }],
  ])
  const { end } = ended('proposal_passed', 'passed')
  const yesAfter = async (...executed: MadeEvent[]) => {
    const blocks = [submit({ deposit: '100inj', isVoting: true }), cast, { end: [...executed, ...end] }]
    const { pool } = await indexMade(blocks, { ...genesis, ...stakingGenesis })
    return (await pool.query<{ yes: string | null }>('select yes from proposals')).rows.map(({ yes }) => yes)
  }
  assert.deepEqual(await yesAfter(), [coins(100)])
  const amount = `${coins(5)}inj`
  assert.deepEqual(await yesAfter(['delegate', { delegator: ann, validator: alpha.validator, amount }]), [
    null,
  ])
})

test('a proposal that the chain cannot read fails for a reason that nobody is told', async () => {
  const submitted = submit({ deposit: '100inj', isVoting: true, messages: [pack(MsgExec, {})] })
  const unreadable: MadeBlock = {
    end: [['active_proposal', { proposal_id: '1', proposal_result: 'proposal_failed' }]],
  }
  const { pool, proposals, deposits } = await follow([submitted, unreadable])
  assert.partialDeepStrictEqual(proposals, [{ status: 5, failed_reason: null }])
  assert.deepEqual(deposits, [])
  assert.equal((await pool.query('select from proposal_messages')).rowCount, 0)
})

test('a vote takes the place of an earlier one, with the weights as they were written', async () => {
  const submitted = submit({ deposit: '100inj', isVoting: true })
  const first = vote('[{"option":1,"weight":"1.000000000000000000"}]')
  const text = '[{"option":1,"weight":"0.7"},{"option":4,"weight":"0.3"}]'
  const message = pack(MsgVoteWeighted, { proposalId: 1n, voter, metadata: 'why\0not' })
  const { votes } = await follow([submitted, first, vote(text, message)])
  assert.deepEqual(votes, [
    { proposal: '1', voter, options: JSON.parse(text) as unknown, metadata: 'why\u{fffd}not' },
  ])
})

test('a vote without words takes the place of one with words, also in the same execution', async () => {
  const submitted = submit({ deposit: '100inj', isVoting: true })
  const [why, nothing] = ['why', ''].map((metadata) =>
    pack(MsgVoteWeighted, { proposalId: 1n, voter, metadata }),
  ) as [Any, Any]
  const { votes } = await follow([submitted, vote('[{"option":1,"weight":"1"}]', why, nothing)])
  assert.partialDeepStrictEqual(votes, [{ metadata: '' }])
})

test('broken events are left unread and change nothing', async () => {
  const submitted = submit({ deposit: '100inj', isVoting: true })
  for (const text of ['[]', '{}', '[{"option":9,"weight":"1"}]', '[{"option":1,"weight":1}]', 'yes']) {
    const { pool, votes } = await follow([submitted, vote(text)])
    assert.deepEqual(votes, [])
    const { rows } = await pool.query(`select what from unread where module = 'gov'`)
    assert.deepEqual(rows, [{ what: 'proposal_vote' }])
  }
  for (const id of ['', '-1', '99999999999999999999', 'one']) {
    const { proposals } = await follow([
      {
        end: [
          [
            'active_proposal',
            { proposal_id: id, proposal_result: 'proposal_passed', proposal_log: 'passed' },
          ],
        ],
      },
    ])
    assert.deepEqual(proposals, [])
  }
})

test('a legacy proposal is what the chain makes of it', async () => {
  const content = pack(TextProposal, { title: 'Old', description: 'ways' })
  const message = pack(LegacySubmitProposal, { content, proposer })
  const types = `,/${MsgExecLegacyContent.typeName}`
  const { pool, proposals } = await follow([submission(message, types, '5inj', [])])
  assert.partialDeepStrictEqual(proposals, [{ status: 1, title: 'Old', summary: 'ways', metadata: '' }])
  const { rows } = await pool.query<{ value: Buffer }>('select value from proposal_messages')
  const wrapped = MsgExecLegacyContent.fromBinary(rows[0]?.value ?? Buffer.alloc(0))
  assert.equal(wrapped.authority, authority)
  assert.equal(wrapped.content?.typeUrl, content.typeUrl)
})

test('what a contract proposes is known without its words', async () => {
  const submitted = submit({ deposit: '5inj' })
  for (const tx of submitted.txs ?? []) tx.messages = []
  const { proposals } = await follow([submitted])
  assert.partialDeepStrictEqual(proposals, [{ status: 1, proposer, title: null, summary: null }])
})

type Any = { typeUrl: string; value: Uint8Array }

function pack<Content extends object>(type: MessageType<Content>, content: PartialMessage<Content>): Any {
  return { typeUrl: `/${type.typeName}`, value: type.toBinary(type.create(content)) }
}

type Submitted = { deposit: string; expedited?: boolean; isVoting?: boolean; messages?: Any[] }

function submit({
  deposit: coins,
  expedited = false,
  isVoting = false,
  messages = [],
}: Submitted): MadeBlock {
  const message = pack(MsgSubmitProposal, {
    messages,
    proposer,
    title: 'T',
    summary: 'S',
    metadata: 'M',
    expedited,
  })
  const types = messages.map(({ typeUrl }) => `,${typeUrl}`).join('')
  return submission(
    message,
    types,
    coins,
    isVoting ? [['submit_proposal', { voting_period_start: '1' }]] : [],
  )
}

function submission(message: Any, types: string, amount: string, more: MadeEvent[]): MadeBlock {
  return inTransaction(
    [
      ['submit_proposal', { proposal_id: '1', proposal_proposer: proposer, proposal_messages: types }],
      ['proposal_deposit', { depositor: proposer, amount, proposal_id: '1' }],
      ...more,
    ],
    message,
  )
}

function deposit(amount: string, ...more: MadeEvent[]): MadeBlock {
  return inTransaction([['proposal_deposit', { depositor: voter, amount, proposal_id: '1' }], ...more])
}

function vote(option: string, ...messages: Any[]): MadeBlock {
  return inTransaction([['proposal_vote', { voter, option, proposal_id: '1' }]], ...messages)
}

function ended(proposal_result: string, proposal_log: string): Required<Pick<MadeBlock, 'end'>> {
  return { end: [['active_proposal', { proposal_id: '1', proposal_result, proposal_log }]] }
}

function inTransaction(events: MadeEvent[], ...messages: Any[]): MadeBlock {
  const told = events.map(([type, values]): MadeEvent => [type, { ...values, msg_index: '0' }])
  return { txs: [{ messages, events: told }] }
}

async function follow(blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks, genesis)
  const list = async (table: string) =>
    (await pool.query(`select * from ${table} order by 1, 2`)).rows as unknown[]
  return {
    pool,
    proposals: await list('proposals'),
    deposits: await list('proposal_deposits'),
    votes: await list('proposal_votes'),
  }
}
