import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { listFactoryDenoms, listFactoryFlows } from '../tokens/factory-denoms.ts'
import { listAuthzGrants, listFeeAllowances } from '../accounts/grants.ts'
import { findNamespace, listNamespaceActors, listNamespaces } from '../tokens/namespaces.ts'
import { listRegisteredContracts } from '../contracts/registered-contracts.ts'
import { countOpenVotes, listDepositsMade, listVotesCast } from './proposal-votes.ts'
import {
  findProposals,
  findSubmissions,
  listProposalEnds,
  listProposalMessages,
  listProposals,
} from './proposals.ts'

const statuses = [
  'PROPOSAL_STATUS_UNSPECIFIED',
  'PROPOSAL_STATUS_DEPOSIT_PERIOD',
  'PROPOSAL_STATUS_VOTING_PERIOD',
  'PROPOSAL_STATUS_PASSED',
  'PROPOSAL_STATUS_REJECTED',
  'PROPOSAL_STATUS_FAILED',
]

type Tally = Record<'yes_count' | 'abstain_count' | 'no_count' | 'no_with_veto_count', string>
type Expected = { id: string; status: string; messages: { '@type': string }[]; _tally: Tally }
await forEachRecording((recording, test) => {
  const expected = readExpected(recording, 'gov')['proposals'] as Expected[]
  const grants = readExpected(recording, 'grants') as Record<string, Record<string, object[]>>

  test('proposals come newest first, in pages, and by status', async () => {
    const { pool } = await indexedRecording(recording)
    const all = { status: undefined, before: undefined, limit: 100 }
    const ids = (await listProposals(pool, all)).map(({ id }) => id)
    assert.deepEqual(ids, expected.map(({ id }) => id).toReversed())
    const page = await listProposals(pool, { ...all, before: BigInt(ids[4] ?? 0), limit: 2 })
    assert.deepEqual(
      page.map(({ id }) => id),
      ids.slice(5, 7),
    )
    for (const [status, name] of statuses.entries()) {
      const some = await listProposals(pool, { ...all, status })
      assert.deepEqual(
        some.map(({ id }) => id),
        expected
          .filter((one) => one.status === name)
          .map(({ id }) => id)
          .toReversed(),
        name,
      )
    }
  })

  test('an open proposal is counted as the node counts it', async () => {
    const { pool } = await indexedRecording(recording)
    for (const { id, status, _tally } of expected) {
      if (status !== 'PROPOSAL_STATUS_VOTING_PERIOD') continue
      const tally = (await countOpenVotes(pool, [BigInt(id)])).get(BigInt(id))
      const whole = (decimal: bigint | undefined) => ((decimal ?? -1n) / 10n ** 18n).toString()
      assert.deepEqual(
        {
          yes_count: whole(tally?.yes),
          abstain_count: whole(tally?.abstain),
          no_count: whole(tally?.no),
          no_with_veto_count: whole(tally?.noWithVeto),
        },
        _tally,
      )
    }
  })

  test('grants and allowances are found from both sides, in pages', async () => {
    const { pool } = await indexedRecording(recording)
    const [granter = ''] = Object.keys(grants['authz'] ?? {})
    const page = { by: 'granter', address: granter, after: undefined, limit: 10 } as const
    const all = await listAuthzGrants(pool, page)
    assert.equal(all.length, grants['authz']?.[granter]?.length)
    const [first] = all
    assert.ok(first !== undefined)
    const after = { other: first.grantee, msgType: first.msg_type }
    assert.deepEqual(await listAuthzGrants(pool, { ...page, after }), all.slice(1))
    const given = await listAuthzGrants(pool, { ...page, by: 'grantee', address: first.grantee })
    assert.deepEqual(
      given,
      all.filter(({ grantee }) => grantee === first.grantee),
    )
    const [payer = ''] = Object.keys(grants['feegrant'] ?? {})
    const allowances = await listFeeAllowances(pool, { ...page, address: payer })
    assert.equal(allowances.length, grants['feegrant']?.[payer]?.length)
    const grantee = allowances[0]?.grantee ?? ''
    assert.deepEqual(await listFeeAllowances(pool, { ...page, by: 'grantee', address: grantee }), [
      allowances[0],
    ])
  })

  test('what the chain has forgotten is still known: who proposed, deposited and voted, and how it ended', async () => {
    const { pool } = await indexedRecording(recording)
    const told = (type: string) => listRecordedEvents(recording, type).map(({ values }) => values)
    const [cancel = assert.fail()] = told('cancel_proposal')
    const cancelled = BigInt(cancel['proposal_id'] ?? '')
    assert.deepEqual(await findProposals(pool, [cancelled]), [])
    const [submission] = await findSubmissions(pool, [cancelled])
    assert.equal(encodeAddress('inj', submission?.proposer ?? new Uint8Array()), cancel['sender'])
    assert.notEqual(submission?.title, null)
    const [end] = await listProposalEnds(pool, [cancelled])
    // Half of the deposit is burnt when a proposal is cancelled.
    assert.partialDeepStrictEqual(end, { result: 'proposal_cancelled', burnt: '50000000000000000000inj' })
    for (const { proposal_id: id = '', proposal_result } of [
      ...told('active_proposal'),
      ...told('inactive_proposal'),
    ]) {
      const ends = await listProposalEnds(pool, [BigInt(id)])
      assert.equal(ends.at(-1)?.result, proposal_result, id)
    }
    const votes = Map.groupBy(told('proposal_vote'), (vote) => vote['proposal_id'])
    for (const [id = '', cast] of votes) {
      const found = await listVotesCast(pool, BigInt(id), { before: undefined, limit: 100 })
      assert.deepEqual(
        found.map(({ voter }) => encodeAddress('inj', voter)).toReversed(),
        cast.map((vote) => vote['voter']),
        id,
      )
      const [, second, third] = found
      if (second === undefined || third === undefined) continue
      const before = { seq: BigInt(second.seq), ordinal: second.ordinal }
      assert.deepEqual(await listVotesCast(pool, BigInt(id), { before, limit: 1 }), [third])
    }
    const deposits = Map.groupBy(
      // That a deposit begins the voting is told by an event of its own.
      told('proposal_deposit').filter(({ amount }) => amount !== undefined),
      (deposit) => deposit['proposal_id'],
    )
    for (const [id = '', made] of deposits) {
      const found = await listDepositsMade(pool, BigInt(id), { before: undefined, limit: 100 })
      assert.deepEqual(
        found.map(({ amount }) => amount).toReversed(),
        made.map(({ amount }) => amount),
        id,
      )
    }
    for (const { id, messages } of expected) {
      const listed = await listProposalMessages(pool, [BigInt(id)])
      assert.deepEqual(
        listed.map(({ type }) => type),
        messages.map((message) => message['@type']),
        id,
      )
    }
  })

  test('factory denoms of an account are found, with supply, mints and burns, and their rules', async () => {
    const { pool } = await indexedRecording(recording)
    const { state } = readExpected(recording, 'tokenfactory') as { state: { factory_denoms: FactoryDenom[] } }
    const gold = state.factory_denoms.find(({ symbol }) => symbol === 'GOLD') ?? assert.fail()
    const [, address = ''] = gold.denom.split('/')
    const made = await listFactoryDenoms(pool, { by: 'creator', address, after: '', limit: 10 })
    const theirs = state.factory_denoms.filter(({ denom }) => denom.startsWith(`factory/${address}/`))
    assert.deepEqual(
      made.map((row) => [row.denom, row.symbol ?? '', row.admin, row.admin_burn_allowed]),
      theirs.map(({ denom, symbol, authority_metadata: { admin, admin_burn_allowed } }) => [
        denom,
        symbol,
        admin,
        admin_burn_allowed,
      ]),
    )
    const flows = await listFactoryFlows(pool, gold.denom, { before: undefined, limit: 10 })
    assert.deepEqual(
      flows.map(({ amount }) => amount),
      ['-11', '-1234', '5000', '1000000000'],
    )
    const supply = made.find(({ denom }) => denom === gold.denom)?.supply
    assert.equal(supply, flows.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString())
    const [namespace] = await listNamespaces(pool, '', 10)
    assert.equal(namespace?.denom, `factory/${address}/ruled`)
    const rules = await findNamespace(pool, namespace.denom)
    assert.deepEqual(rules?.managers, [{ manager: address, roles: [0, 1, 2] }])
    assert.equal(rules.policies.length, 9)
    const actors = await listNamespaceActors(pool, { denom: rules.denom, after: '', limit: 10 })
    assert.deepEqual(
      new Map(actors.map(({ actor, roles }) => [actor, roles])),
      new Map([
        [address, [1]],
        [readNames(recording)['bob'], [2]],
      ]),
    )
  })

  test('contracts that the chain runs are told with how often, and how that went', async () => {
    const { pool } = await indexedRecording(recording)
    const [first, ...others] = await listRegisteredContracts(pool, { after: '', limit: 10 })
    assert.ok(first !== undefined && first.label !== null && BigInt(first.gas_price) > 0n)
    const { rows } = await pool.query<{ runs: string }>(
      'select sum(runs) as runs from contract_runs where contract = $1',
      [first.contract],
    )
    assert.equal(first.runs, rows[0]?.runs)
    assert.deepEqual(await listRegisteredContracts(pool, { after: first.contract, limit: 10 }), others)
  })
})

type FactoryDenom = {
  denom: string
  symbol: string
  authority_metadata: { admin: string; admin_burn_allowed: boolean }
}
