import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool } from 'pg'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { derivativeMarket, told } from '../../../test/made/made-exchange.ts'

const market = `0x${'ab'.repeat(32)}`
const events = 'injective.insurance.v1beta1'
const redeemer = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

await forEachRecording((recording, test) => {
  test('funds, redemptions and numbers are what the node says', async () => {
    const { state } = readExpected(recording, 'insurance') as { state: Record<string, unknown> }
    assert.deepEqual(await readState((await indexedRecording(recording)).pool), state)
  })
})

test('a redemption leaves the schedule when it is due, whether the chain tells of it or not', async () => {
  const ask = (id: string, seconds: number): MadeEvent => [
    'injective.insurance.v1beta1.EventRequestRedemption',
    { schedule: schedule(id, seconds) },
  ]
  const blocks: MadeBlock[] = [
    { txs: [{ events: [ask('1', 3), ask('2', 5)] }] },
    {},
    {
      end: [
        [
          'injective.insurance.v1beta1.EventWithdrawRedemption',
          { schedule: schedule('1', 3), redeem_coin: coin('5') },
        ],
      ],
    },
  ]
  assert.deepEqual(await idsAfter(blocks), ['2'])
  assert.deepEqual(await idsAfter([...blocks, {}]), ['2'])
  assert.deepEqual(await idsAfter([...blocks, {}, {}]), ['2'])
  assert.deepEqual(await idsAfter([...blocks, {}, {}, {}]), [])
})

test('who redeems from the fund of a closed market does not wait', async () => {
  const ask: MadeEvent = [`${events}.EventRequestRedemption`, { schedule: schedule('1', 900) }]
  const paid: MadeEvent = [
    `${events}.EventWithdrawRedemption`,
    { schedule: schedule('1', 900), redeem_coin: coin('5') },
  ]
  assert.deepEqual(await idsAfter([{ txs: [{ events: [ask, paid] }] }]), [])
  // The shares of an earlier denom are burnt without a word.
  const update = (status: string) =>
    told('EventPerpetualMarketUpdate', { market: derivativeMarket({ market_id: market, status }) })
  const asked: MadeBlock = { txs: [{ events: [ask] }] }
  assert.deepEqual(await idsAfter([asked, { end: [update('Paused')] }]), ['1'])
  assert.deepEqual(await idsAfter([asked, { end: [update('Demolished')] }]), [])
})

test('at the very time a redemption is not due yet', async () => {
  const ask: MadeEvent = [`${events}.EventRequestRedemption`, { schedule: schedule('1', 3) }]
  const asked: MadeBlock = { txs: [{ events: [ask] }] }
  assert.deepEqual(await idsAfter([asked, {}, {}]), ['1'])
  assert.deepEqual(await idsAfter([asked, {}, {}, {}]), [])
})

test('a fund that begins anew with another share takes the next number', async () => {
  const { pool } = await indexMade(
    [{ txs: [{ events: [fund('share1', '5'), fund('share2', '7')] }] }],
    genesis,
  )
  const { insurance_funds, next_share_denom_id } = await readState(pool)
  assert.equal(next_share_denom_id, '3')
  assert.deepEqual(
    insurance_funds.map(({ balance }) => balance),
    ['7'],
  )
  const { rows } = await pool.query('select balance from insurance_balances order by height, place')
  assert.deepEqual(rows, [{ balance: '5' }, { balance: '7' }])
})

test('an event that says no amount is left unread', async () => {
  const { pool } = await indexMade(
    [{ txs: [{ events: [fund('share1', '5'), fund('share1', '-7'), fund('share1', 'x')] }] }],
    genesis,
  )
  assert.deepEqual(
    (await readState(pool)).insurance_funds.map(({ balance }) => balance),
    ['5'],
  )
  const { rows } = await pool.query(
    `select distinct ordinal from unread where module = 'insurance' order by 1`,
  )
  assert.deepEqual(rows, [{ ordinal: 1 }, { ordinal: 2 }])
})

const genesis = {
  insurance: {
    params: { default_redemption_notice_period_duration: '20s' },
    insurance_funds: [],
    redemption_schedule: [],
    next_share_denom_id: '1',
    next_redemption_schedule_id: '1',
  },
}

function coin(amount: string) {
  return { denom: 'inj', amount }
}

function schedule(id: string, seconds: number) {
  const claimable_redemption_time = new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString()
  return {
    id,
    marketId: market,
    redeemer,
    claimable_redemption_time,
    redemption_amount: { denom: 'share1', amount: '9' },
  }
}

function fund(share: string, balance: string): MadeEvent {
  return [
    'injective.insurance.v1beta1.EventInsuranceFundUpdate',
    {
      fund: {
        deposit_denom: 'inj',
        insurance_pool_token_denom: share,
        redemption_notice_period_duration: '20s',
        balance,
        total_share: '1',
        market_id: market,
        market_ticker: 'A',
        oracle_base: 'A',
        oracle_quote: 'B',
        oracle_type: 'PriceFeed',
        expiry: '-1',
      },
    },
  ]
}

async function idsAfter(blocks: MadeBlock[]): Promise<string[]> {
  const { pool } = await indexMade(blocks, genesis)
  return (await readState(pool)).redemption_schedule.map(({ id }) => id)
}

type Known = {
  insurance_funds: { balance: string }[]
  redemption_schedule: { id: string }[]
  next_share_denom_id: string
}

/** The tables in the words of the node. */
async function readState(pool: Pool): Promise<Known> {
  const rows = async (text: string) => (await pool.query<Record<string, string>>(text)).rows
  const [module = {}] = await rows('select * from insurance_module')
  const funds = await rows('select * from insurance_funds order by market collate "C"')
  const redemptions = await rows('select * from insurance_redemptions order by claimable, id')
  return {
    params: { default_redemption_notice_period_duration: module['redemption_notice'] },
    insurance_funds: funds.map((row) => ({
      deposit_denom: row['deposit_denom'],
      insurance_pool_token_denom: row['share_denom'],
      redemption_notice_period_duration: row['redemption_notice'],
      balance: row['balance'],
      total_share: row['total_share'],
      market_id: row['market'],
      market_ticker: row['ticker'],
      oracle_base: row['oracle_base'],
      oracle_quote: row['oracle_quote'],
      oracle_type: row['oracle_type'],
      expiry: row['expiry'],
    })),
    redemption_schedule: redemptions.map((row) => ({
      id: row['id'],
      marketId: row['market'],
      redeemer: row['redeemer'],
      claimable_redemption_time: formatNanoseconds(BigInt(row['claimable'] ?? 0)),
      redemption_amount: { denom: row['share_denom'], amount: row['amount'] },
    })),
    next_share_denom_id: module['next_share_denom'],
    next_redemption_schedule_id: module['next_redemption'],
  } as unknown as Known
}

function formatNanoseconds(time: bigint): string {
  const seconds = new Date(Number(time / 1_000_000_000n) * 1000).toISOString().slice(0, 19)
  return `${seconds}.${(time % 1_000_000_000n).toString().padStart(9, '0')}Z`
}
