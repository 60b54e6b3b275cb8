import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  GrantPriceFeederPrivilegeProposal,
  RevokePriceFeederPrivilegeProposal,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/proposal_pb.js'
import type { Pool } from 'pg'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const begin = Date.UTC(2026, 0, 1) / 1000

test('a price adds the seconds of the one before it, and keeps five minutes of records', async () => {
  const { pool } = await indexMade(
    [told(0, '2.5'), told(0, '3'), told(299, '4'), told(301, '5'), told(1000, '6')],
    genesis,
  )
  assert.deepEqual(await readPrices(pool), [
    { base: 'A', quote: 'B', price: '6.000000000000000000', cumulative: sum([3, 299], [4, 2], [5, 699]) },
  ])
  assert.deepEqual(await readRecords(pool), [[1000, '6']])
})

test('a record stays until it is older than five minutes', async () => {
  const kept = async (...blocks: MadeBlock[]) => readRecords((await indexMade(blocks, genesis)).pool)
  const first = [told(59, '1'), told(61, '2'), told(61, '3')]
  assert.deepEqual(await kept(...first), [
    [59, '1'],
    [61, '3'],
  ])
  assert.deepEqual(await kept(...first, told(359, '4')), [
    [59, '1'],
    [61, '3'],
    [359, '4'],
  ])
  assert.deepEqual(await kept(...first, told(360, '4')), [
    [61, '3'],
    [360, '4'],
  ])
  assert.deepEqual(await kept(...first, told(361, '4')), [
    [61, '3'],
    [361, '4'],
  ])
  assert.deepEqual(await kept(...first, told(362, '4')), [[362, '4']])
  assert.deepEqual(await kept(...first, told(362, '4'), told(500, '5'), told(663, '6')), [
    [500, '5'],
    [663, '6'],
  ])
})

test('a price of a genesis file is one of the last when it is young enough', async () => {
  const state = { price: '1.0', cumulative_price: '0', timestamp: String(begin) }
  const pair = { base: 'A', quote: 'B', price_state: state, relayers: [] }
  const { pool } = await indexMade([told(10, '2')], {
    oracle: { ...genesis.oracle, price_feed_price_states: [pair] },
  })
  assert.deepEqual(await readRecords(pool), [
    [0, '1'],
    [10, '2'],
  ])
  assert.deepEqual(
    (await readPrices(pool)).map(({ cumulative }) => cumulative),
    [sum([1, 10])],
  )
})

test('Coinbase has the prices of its average, the last one before it among them', async () => {
  const at = (seconds: number): MadeBlock => ({
    time: timeOf(seconds),
    txs: [{ events: [coinbase(String(begin + seconds - 1), '2.5')] }],
  })
  const { pool } = await indexMade([at(10), at(20), at(321), at(330)], genesis)
  const { rows } = await pool.query<{ timestamp: string; value: string; cumulative: string }>(
    'select timestamp, value, cumulative from oracle_coinbase_prices order by timestamp',
  )
  assert.deepEqual(
    rows.map(({ timestamp, value }) => [Number(timestamp) - begin, value]),
    [
      [19, '2500000'],
      [320, '2500000'],
      [329, '2500000'],
    ],
  )
  assert.equal(rows.at(-1)?.cumulative, '800.000000000000000000')
})

test('a pair is known as soon as somebody may tell its price, and stays when nobody may', async () => {
  const relayers = ['inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku']
  const proposal = { title: '', description: '', base: 'A', quote: 'B', relayers }
  const grant = message(
    GrantPriceFeederPrivilegeProposal.typeName,
    GrantPriceFeederPrivilegeProposal.toBinary(proposal),
  )
  const revoke = message(
    RevokePriceFeederPrivilegeProposal.typeName,
    RevokePriceFeederPrivilegeProposal.toBinary(proposal),
  )
  const count = async (blocks: MadeBlock[]) => {
    const { pool } = await indexMade(blocks, genesis)
    const { rows } = await pool.query(
      'select price, (select count(*)::int from oracle_relayers) as relayers from oracle_prices',
    )
    return rows as unknown[]
  }
  assert.deepEqual(await count([grant]), [{ price: null, relayers: 1 }])
  assert.deepEqual(await count([grant, revoke]), [{ price: null, relayers: 0 }])
})

test('a price that is none is left unread', async () => {
  const { pool } = await indexMade(
    [
      told(0, '1'),
      told(1, 'many'),
      told(2, `1${'0'.repeat(200)}`),
      { txs: [{ events: [['injective.oracle.v1beta1.EventSetPythPrices', { prices: [{ price_id: 5 }] }]] }] },
    ],
    genesis,
  )
  assert.deepEqual(
    (await readPrices(pool)).map(({ price }) => price),
    ['1.000000000000000000'],
  )
  const { rows } = await pool.query(`select height from unread where module = 'oracle' order by height`)
  assert.deepEqual(rows, [{ height: '2' }, { height: '3' }, { height: '4' }])
})

test('what each reporter told is summed up by the hour; of two in a block the later word counts', async () => {
  const [one, other] = [
    'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
    'inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup',
  ]
  const at = (seconds: number, ...words: [relayer: string, price: string][]): MadeBlock => ({
    time: timeOf(seconds),
    txs: [{ events: words.map(([relayer, price]) => priceOf(price, relayer)) }],
  })
  const { pool } = await indexMade(
    [at(0, [one, '2'], [other, '9'], [one, '3']), at(10, [one, '1']), at(3600, ['nobody', '5'])],
    genesis,
  )
  const { rows } = await pool.query<Record<string, unknown>>(
    `select extract(epoch from bucket)::int8 - ${begin} as second, reports, low::float8, high::float8, last::float8, told
      from oracle_reports_1h order by bucket, reports`,
  )
  assert.deepEqual(rows, [
    { second: '0', reports: 1, low: 9, high: 9, last: 9, told: '1' },
    { second: '0', reports: 3, low: 1, high: 3, last: 1, told: '2' },
    { second: '3600', reports: 1, low: 5, high: 5, last: 5, told: '3' },
  ])
  const { rows: nobody } = await pool.query('select from oracle_reports_1h where reporter = 0')
  assert.equal(nobody.length, 1)
})

const genesis = { oracle: { params: { pyth_contract: '' } } }

function timeOf(seconds: number): string {
  return new Date((begin + seconds) * 1000).toISOString()
}

function told(seconds: number, price: string): MadeBlock {
  return { time: timeOf(seconds), txs: [{ events: [priceOf(price, 'x')] }] }
}

function priceOf(price: string, relayer: string): MadeEvent {
  return [
    'injective.oracle.v1beta1.SetPriceFeedPriceEvent',
    { base: '"A"', quote: '"B"', price: `"${price}"`, relayer: `"${relayer}"` },
  ]
}

function coinbase(timestamp: string, price: string): MadeEvent {
  return [
    'injective.oracle.v1beta1.SetCoinbasePriceEvent',
    { symbol: '"A"', price: `"${price}"`, timestamp: `"${timestamp}"` },
  ]
}

function message(typeName: string, value: Uint8Array): MadeBlock {
  return { txs: [{ messages: [{ typeUrl: `/${typeName}`, value }] }] }
}

function sum(...parts: [price: number, seconds: number][]): string {
  return `${parts.reduce((total, [price, seconds]) => total + price * seconds, 0)}.${'0'.repeat(18)}`
}

async function readPrices(pool: Pool) {
  const { rows } = await pool.query<{ base: string; quote: string; price: string; cumulative: string }>(
    'select base, quote, price, cumulative from oracle_prices',
  )
  return rows
}

async function readRecords(pool: Pool): Promise<[number, string][]> {
  const { rows } = await pool.query<{ records: [string, string][] }>(
    'select records from oracle_records order by minute',
  )
  return rows.flatMap(({ records }) =>
    records.map(([second, price]): [number, string] => [Number(second) - begin, String(Number(price))]),
  )
}

test('a privilege with words that no table takes is left unread', async () => {
  const proposal = { title: '', description: '', base: 'A\0', quote: 'B'.repeat(5000), relayers: ['x'] }
  const value = GrantPriceFeederPrivilegeProposal.toBinary(proposal)
  const { pool } = await indexMade([message(GrantPriceFeederPrivilegeProposal.typeName, value)], genesis)
  assert.equal((await pool.query('select from oracle_relayers')).rowCount, 0)
  assert.equal((await pool.query(`select from unread where module = 'oracle'`)).rowCount, 1)
})
