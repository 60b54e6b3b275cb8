import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import type { NodeClient } from '@injsight/node-client'
import { forEachRecording } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { createState } from '#src/state/state.ts'
import { askStaking } from './from-node.ts'
import { stakingCounters } from './tables.ts'
import { begunFromNode, listUnrecorded } from '../../../test/begun-from-node.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)

  const told = readExpected(recording, 'staking') as Told

  test('nothing that staking says is left unread', async () => {
    const { rows } = await pool.query(
      `select module, what, why, height from unread
      where module in ('staking', 'slashing', 'distribution', 'rewards', 'withdraw-addresses', 'mint')`,
    )
    assert.deepEqual(rows, [])
  })

  test('every field of every validator is what the node says', async () => {
    const { rows } = await pool.query('select * from stakes order by validator')
    const ours = rows.map((row) => ({
      operator_address: row.validator,
      jailed: row.jailed,
      status: statuses[row.status],
      tokens: row.tokens,
      delegator_shares: digitsOf(row.shares),
      unbonding_height: row.unbonding_height,
      unbonding_time: row.unbonding_time,
      rate: digitsOf(row.commission_rate),
      max_rate: digitsOf(row.commission_max_rate),
      max_change_rate: digitsOf(row.commission_max_change_rate),
      update_time: row.commission_time,
      min_self_delegation: row.min_self_delegation,
      unbonding_ids: row.unbonding_ids,
    }))
    const theirs = told.validators.map((validator) => ({
      operator_address: validator['operator_address'],
      jailed: validator.jailed,
      status: validator['status'],
      tokens: validator['tokens'],
      delegator_shares: validator['delegator_shares'],
      unbonding_height: validator['unbonding_height'],
      unbonding_time: timeOf(validator['unbonding_time']),
      ...validator.commission.commission_rates,
      update_time: timeOf(validator.commission.update_time),
      min_self_delegation: validator['min_self_delegation'],
      unbonding_ids: validator.unbonding_ids,
    }))
    assert.deepEqual(ours, byText(theirs, 'operator_address'))
  })

  test('every delegation has the shares that the node says', async () => {
    const { rows } = await pool.query('select * from delegations order by delegator, validator')
    const theirs = told.delegations.map(({ delegation }) => delegation)
    assert.deepEqual(
      rows.map(({ delegator, validator, shares }) => ({
        delegator_address: delegator,
        validator_address: validator,
        shares: digitsOf(shares),
      })),
      byText(byText(theirs, 'validator_address'), 'delegator_address'),
    )
  })

  test('every entry of what unbonds and moves is what the node says', async () => {
    const unbondings = await pool.query('select * from unbondings order by delegator, validator')
    assert.deepEqual(
      unbondings.rows.map(({ delegator, validator, entries }) => ({ delegator, validator, entries })),
      told.unbondings.map(({ delegator_address, validator_address, entries }) => ({
        delegator: delegator_address,
        validator: validator_address,
        entries: entries.map((entry) => ({ ...waitOf(entry), balance: entry['balance'] })),
      })),
    )
    const moves = await pool.query('select * from redelegations')
    assert.deepEqual(
      moves.rows,
      told.redelegations.map(({ redelegation, entries }) => ({
        delegator: redelegation['delegator_address'],
        source: redelegation['validator_src_address'],
        destination: redelegation['validator_dst_address'],
        entries: entries.map(({ redelegation_entry: entry }) => ({
          ...waitOf(entry),
          shares: entry['shares_dst'],
        })),
      })),
    )
  })

  test('an index that begins with the node has the same rows, but for the counter of unbondings', async (t) => {
    const begun = await begunFromNode(recording)
    if ((await listUnrecorded(begun)).includes('staking')) return t.skip('not all of it was recorded')
    const source = await begun.pool.query(`select source, why from module_sources where module = 'staking'`)
    assert.deepEqual(source.rows, [{ source: 'node', why: '' }])
    for (const table of [
      'stakes',
      'consensus_keys',
      'delegations',
      'unbondings',
      'redelegations',
      'staking_params',
    ]) {
      const text = `select * from ${table} order by 1, 2`
      assert.deepEqual((await begun.pool.query(text)).rows, (await pool.query(text)).rows, table)
    }
  })

  test('a node whose store can be read tells the counter of unbondings too', async (t) => {
    const unrecorded = await listUnrecorded(await begunFromNode(recording))
    if (unrecorded.includes('staking')) return t.skip('not all of it was recorded')
    const { node, stop } = await playRecording(recording)
    const { rows: followed } = await pool.query<{ last_unbonding_id: string }>(
      'select last_unbonding_id from staking_counters',
    )
    const value = Buffer.alloc(8)
    value.writeBigUInt64BE(BigInt(followed[0]?.last_unbonding_id ?? 0))
    const queryAbci: NodeClient['queryAbci'] = async (path, ...question) =>
      path === '/store/staking/key' ? value : node.queryAbci(path, ...question)
    const { url } = await emptyIndex()
    const client = await connect(url, 'test')
    const state = createState(client)
    await askStaking(state, createNodeTransport({ queryAbci }, recording.to))
    assert.deepEqual(followed, [
      { last_unbonding_id: (await state.find(stakingCounters, { id: 1 }))?.last_unbonding_id?.toString() },
    ])
    await client.end()
    await stop()
  })

  test('what staking did is kept, with who did it', async () => {
    const { rows } = await pool.query<{ kind: number; n: string }>(
      'select kind, count(*) as n from staking_moves group by kind order by kind',
    )
    const events = listRecordedEvents(recording, ...deeds)
    const unjailed = listRecordedEvents(recording, 'message').filter(({ values }) =>
      values['action']?.endsWith('.MsgUnjail'),
    )
    assert.deepEqual(
      rows.map(({ n }) => Number(n)),
      [...deeds.map((deed) => events.filter(({ type }) => type === deed).length), unjailed.length],
    )
    const moved = await pool.query<{ address: Buffer; height: string }>(
      `select a.address, seq >> 16 as height from staking_moves as m join addresses as a on a.account = m.delegator
        where kind = 2`,
    )
    const movers = moved.rows.map(({ address, height }) => `${encodeAddress('inj', address)} ${height}`)
    for (const { redelegation, entries } of told.redelegations) {
      for (const { redelegation_entry: entry } of entries) {
        assert.ok(movers.includes(`${redelegation['delegator_address']} ${entry['creation_height']}`))
      }
    }
  })
})

const deeds = [
  'delegate',
  'unbond',
  'redelegate',
  'cancel_unbonding_delegation',
  'complete_unbonding',
  'complete_redelegation',
  'create_validator',
]

type Entry = Record<string, string>
type Told = {
  pool: { not_bonded_tokens: string; bonded_tokens: string }
  validators: (Record<string, string> & {
    jailed: boolean
    unbonding_ids: string[]
    commission: { commission_rates: Entry; update_time: string }
  })[]
  delegations: { delegation: Record<string, string>; balance: { amount: string } }[]
  unbondings: { delegator_address: string; validator_address: string; entries: Entry[] }[]
  redelegations: {
    redelegation: Record<string, string>
    entries: { redelegation_entry: Entry; balance: string }[]
  }[]
}
const statuses = ['', 'BOND_STATUS_UNBONDED', 'BOND_STATUS_UNBONDING', 'BOND_STATUS_BONDED']

function waitOf(entry: Entry) {
  return {
    height: entry['creation_height'],
    time: timeOf(entry['completion_time']),
    initial: entry['initial_balance'],
    id: entry['unbonding_id'],
  }
}

function digitsOf(decimal: string): string {
  return BigInt(decimal.replace('.', '')).toString()
}

function timeOf(text: string | undefined): string {
  return readNanoseconds(text ?? '').toString()
}

function byText<Row extends Record<string, unknown>>(rows: Row[], name: string): Row[] {
  return rows.toSorted((a, b) => (String(a[name]) < String(b[name]) ? -1 : 1))
}
