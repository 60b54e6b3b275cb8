import assert from 'node:assert/strict'
import { after } from 'node:test'
import { ExplorerClient } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import type { Pool, QueryConfig } from 'pg'
import { indexedApi } from '../../../test/indexed-api.ts'
import { askParams, isUnset, knownModules, readParameters } from '@injsight/chain/parameters'
import { readExpected } from '../../../test/recorded/expected.ts'
import { getProposal } from './get-proposal.ts'

type Tally = Record<'yes_count' | 'abstain_count' | 'no_count' | 'no_with_veto_count', string>
type Told = {
  id: string
  status: string
  title: string
  failed_reason: string
  messages: Record<string, unknown>[]
  total_deposit: { denom: string; amount: string }[]
  _tally: Tally
}
const statusOf = ({ status }: Told) => status.replace(/PROPOSAL_STATUS_|_PERIOD/g, '').toLowerCase()

await forEachRecording(async (recording, test) => {
  const { transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const injsight = new ExplorerClient(transport)
  const told = readExpected(recording, 'gov')['proposals'] as Told[]
  const listAll = async (status: string) =>
    (await injsight.listProposals({ status, cursor: '', limit: 200 }).response).proposals

  test('proposals are told with the tally, the deposit and the reason that the node tells', async () => {
    for (const proposal of await listAll('')) {
      const node = told.find(({ id }) => id === String(proposal.id))
      // What the node has forgotten was dropped or cancelled, and is told by what is remembered of it.
      if (node === undefined) {
        assert.match(proposal.status, /^(dropped|cancelled)$/)
        assert.ok(proposal.proposer !== '' && proposal.transactionHash !== '' && proposal.endHeight > 0n)
        continue
      }
      const { tally, status, title, failedReason, deposit } = proposal
      assert.deepEqual(
        [status, title, failedReason, deposit],
        [
          statusOf(node),
          node.title,
          node.status === 'PROPOSAL_STATUS_FAILED' ? node.failed_reason : '',
          node.total_deposit,
        ],
        `proposal ${node.id}`,
      )
      const {
        yes_count: yes,
        abstain_count: abstain,
        no_count: no,
        no_with_veto_count: noWithVeto,
      } = node['_tally']
      assert.deepEqual(tally, { yes, abstain, no, noWithVeto }, `proposal ${node.id}`)
    }
  })

  test('[UP-02] an upgrade that was decided and then called off is none', async () => {
    assert.deepEqual(await injsight.getUpgrade({}).response, {})
  })

  test('each was proposed once: all of the node’s, and all that it has forgotten', async () => {
    const { rows } = await pool.query<{ proposal: string }>(
      'select distinct proposal from proposal_submissions',
    )
    const all = await listAll('')
    assert.deepEqual(
      all.map(({ id }) => String(id)),
      rows.map(({ proposal }) => proposal).toSorted((a, b) => Number(b) - Number(a)),
    )
    for (const status of ['deposit', 'voting', 'passed', 'rejected', 'failed', 'dropped', 'cancelled'])
      assert.deepEqual(
        (await listAll(status)).map(({ id }) => id),
        all.filter((one) => one.status === status).map(({ id }) => id),
        status,
      )
    const page = await injsight.listProposals({ status: '', cursor: '', limit: 3 }).response
    const more = await injsight.listProposals({ status: '', cursor: page.next, limit: 3 }).response
    assert.deepEqual(
      [...page.proposals, ...more.proposals].map(({ id }) => id),
      all.slice(0, 6).map(({ id }) => id),
    )
    const wrong = { status: 'nonsense', cursor: '', limit: 1 }
    await assert.rejects(injsight.listProposals(wrong).response, /is no status of a proposal/)
  })

  test('what a proposal would do is told in the order and with the types of the node', async () => {
    for (const { id, messages } of told) {
      const ours = await injsight.getProposal({ id: BigInt(id) }).response
      assert.deepEqual(
        ours.messages.map(({ type }) => type),
        messages.map((message) => message['@type']),
      )
      for (const { json } of ours.messages) assert.equal(typeof JSON.parse(json), 'object')
    }
  })

  test('who voted how among the validators adds up to what was counted', async () => {
    let closed = 0
    for (const { id, status } of await listAll('')) {
      const { validators, bonded, proposal, votes } = await injsight.getProposal({ id }).response
      if (status === 'dropped' || status === 'cancelled' || status === 'deposit') {
        assert.deepEqual(validators, [])
        continue
      }
      assert.ok(validators.length >= 3, `proposal ${id}`)
      const { yes, abstain, no, noWithVeto } = proposal?.tally ?? assert.fail(`proposal ${id} has no tally`)
      const counted = [yes, abstain, no, noWithVeto].reduce((sum, part) => sum + BigInt(part), 0n)
      // The chain counts stake to its smallest unit, and tells of a set that was in whole coins: less than one is missing
      // for each of its members.
      const known = BigInt(bonded)
      const most = known + (status === 'voting' ? 0n : BigInt(validators.length) * 10n ** 18n)
      assert.ok(counted <= most, `proposal ${id}: ${counted} of ${bonded}`)
      const silent = validators.filter(({ options }) => options.length === 0)
      if (silent.length === validators.length && votes === 0) assert.equal(counted, 0n)
      // All who could vote did: nothing is left.
      if (silent.length === 0 && votes > 0)
        assert.ok(counted >= known, `proposal ${id}: ${counted} of ${bonded}`)
      closed += 1
    }
    assert.ok(closed > 10)
  })

  test('votes and deposits are told as they came, of a proposal and of a voter', async () => {
    const [most] = (
      await pool.query<{ proposal: string }>(
        'select proposal from votes_cast group by 1 order by count(*) desc, 1 limit 1',
      )
    ).rows
    const proposal = BigInt(most?.proposal ?? 0)
    const all = await injsight.listVotes({ proposal, voter: '', cursor: '', limit: 200 }).response
    const paged = []
    let cursor = ''
    do {
      const page = await injsight.listVotes({ proposal, voter: '', cursor, limit: 3 }).response
      paged.push(...page.votes)
      cursor = page.next
    } while (cursor !== '')
    assert.deepEqual(paged, all.votes)
    const [last] = all.votes
    assert.ok(last !== undefined && last.transactionHash !== '' && last.time > 0n && last.options.length > 0)
    const { voter } = last
    const theirs = await injsight.listVotes({ proposal: 0n, voter, cursor: '', limit: 200 }).response
    assert.ok(theirs.votes.some((vote) => vote.proposal === proposal && vote.title === last.title))
    const { deposits } = await injsight.listDeposits({ proposal, cursor: '', limit: 10 }).response
    assert.ok(deposits.length > 0 && deposits.every(({ amount }) => amount.length > 0))
    const nobody = { proposal: 0n, voter: '', cursor: '', limit: 1 }
    await assert.rejects(injsight.listVotes(nobody).response, /Name a proposal, or a voter/)
  })

  test('what a proposal makes of a market is what the market says became of it then', async () => {
    const seen = new Set<string>()
    for (const { id, endHeight, types } of await listAll('passed')) {
      const { markets } = await injsight.getProposal({ id }).response
      for (const { marketId, rules } of markets) {
        const request = { marketId, cursor: '', limit: 200, to: 0n }
        const { changes } = await injsight.listMarketChanges(request).response
        const then = changes.filter(({ height, proposals }) => height === endHeight && proposals.length > 0)
        assert.deepEqual(
          rules.filter(({ name }) => name !== 'status'),
          then.flatMap((one) => one.rules),
          `proposal ${id} ${types.join()} ${marketId}`,
        )
        for (const { name } of rules) seen.add(name)
      }
    }
    assert.ok(seen.has('taker_fee_rate'), [...seen].join())
  })

  test('the parameters of every module are what the node says that they are', async () => {
    const { parameters, unknown } = await injsight.listParameters({}).response
    assert.deepEqual(unknown, [])
    const asked = await Promise.all(knownModules.map((one) => askParams(one, transport)))
    const answered = knownModules.filter((_, at) => asked[at] !== undefined).map(({ module }) => module)
    assert.ok(answered.length >= 14, answered.join())
    for (const [at, { module }] of knownModules.entries()) {
      const told = asked[at] === undefined ? [] : readParameters(asked[at], module)
      for (const { name, value } of told) {
        const ours = parameters.find((one) => one.module === module && one.name === name)
        // What this chain's version doesn't have yet, our types fill in.
        if (ours === undefined) assert.ok(isUnset(value), `${module}.${name}`)
        else assert.deepEqual(JSON.parse(ours.value), value, `${module}.${name}`)
      }
    }
  })

  test('a change of parameters names its proposal, what was before, and when', async () => {
    const all = { module: '', name: '', cursor: '', limit: 100 }
    const { changes, next } = await injsight.listParameterChanges(all).response
    assert.equal(next, '')
    const [notice, ...others] = changes.filter(({ module }) => module === 'insurance')
    assert.ok(notice !== undefined && others.length === 0)
    const { name, before, after, title, transactionHash } = notice
    assert.deepEqual(
      [name, before, after, title, transactionHash],
      ['default_redemption_notice_period_duration', '"20s"', '"15s"', 'Shorter redemption notice', ''],
    )
    const { proposal, changes: told } = await injsight.getProposal({ id: notice.proposal }).response
    assert.deepEqual(told, [{ message: 0, module: 'insurance', name, before, after }])
    assert.equal(proposal?.endHeight, notice.height)
    assert.ok(notice.time > 0n)
    const { parameters } = await injsight.listParameters({}).response
    const changed = parameters.find((one) => one.name === name)
    assert.deepEqual([changed?.since, changed?.sinceTime], [notice.height, notice.time])
    assert.ok(parameters.every(({ since, sinceTime }) => since > 0n === sinceTime > 0n))
    const first = await injsight.listParameterChanges({ ...all, limit: 1 }).response
    const rest = await injsight.listParameterChanges({ ...all, cursor: first.next }).response
    assert.deepEqual([...first.changes, ...rest.changes], changes)
    const narrowed = await injsight.listParameterChanges({ ...all, module: 'insurance', name }).response
    assert.deepEqual(narrowed.changes, [notice])
  })

  test('what a proposal changed that ended before the index began is not told by what is so now', async () => {
    const all = { module: 'insurance', name: '', cursor: '', limit: 1 }
    const [change] = (await injsight.listParameterChanges(all).response).changes
    // An index that began later has no end of it.
    const query = async (asked: QueryConfig) =>
      asked.name === 'proposal_ends' ? { rows: [] } : pool.query(asked)
    const nobody = async () => assert.fail('nobody votes any more')
    const later = { query } as unknown as Pool
    const { proposal, changes } = await getProposal(later, nobody, change?.proposal ?? 0n)
    assert.deepEqual([proposal?.status, proposal?.endHeight, changes], ['passed', 0n, []])
  })
})
