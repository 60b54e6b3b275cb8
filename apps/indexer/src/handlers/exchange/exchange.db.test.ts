import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import { indexMade } from '../../../test/made/made-chain.ts'
import {
  denom,
  depositUpdate,
  derivativeMarket,
  perpetualId,
  positionUpdate,
  spotId,
  spotMarket,
  subaccount,
  told,
} from '../../../test/made/made-exchange.ts'

const fees = Buffer.alloc(32, 0x11)
const auction: [string, Record<string, unknown>] = [
  'injective.auction.v1beta1.EventAuctionStart',
  { round: '"1"' },
]

test('a market is as it was told last, in either generation', async () => {
  const { pool } = await indexMade([
    { end: [told('EventSpotMarketUpdate', { market: spotMarket() })] },
    { end: [told('EventSpotMarketUpdate', { market: spotMarket({ ticker: 'INJ/USDT*' }) }, 'v2')] },
    { end: [told('EventDerivativeMarketUpdate', { market: derivativeMarket() }, 'v2')] },
  ])
  const { rows } = await pool.query(
    'select kind, generation, ticker, status, base_decimals, quote_decimals from markets order by kind',
  )
  assert.deepEqual(rows, [
    {
      kind: 'perpetual',
      generation: 2,
      ticker: 'INJ/USDT PERP',
      status: 'Active',
      base_decimals: null,
      quote_decimals: 6,
    },
    {
      kind: 'spot',
      generation: 2,
      ticker: 'INJ/USDT*',
      status: 'Active',
      base_decimals: 18,
      quote_decimals: 6,
    },
  ])
  assert.equal((await pool.query('select from market_changes')).rowCount, 3)
})

test('what a market tells that our types do not know is kept', async () => {
  const market = spotMarket({ something_new: '7' })
  const { pool } = await indexMade([{ end: [told('EventSpotMarketUpdate', { market })] }])
  const { rows } = await pool.query(`select market ->> 'something_new' as new from markets`)
  assert.deepEqual(rows, [{ new: '7' }])
})

test('a market that is settled at the beginning of a block is paused after its event', async () => {
  const event = told('EventPerpetualMarketUpdate', {
    market: derivativeMarket(),
    perpetual_market_info: null,
    funding: null,
  })
  const { pool } = await indexMade([{ end: [event] }, { begin: [event] }])
  const { rows } = await pool.query(`select status, market ->> 'status' as told from markets`)
  assert.deepEqual(rows, [{ status: 'Paused', told: 'Paused' }])
})

test('futures that could not be settled for want of funds are paused without an event of their own', async () => {
  const opened = told('EventPerpetualMarketUpdate', {
    market: derivativeMarket(),
    perpetual_market_info: null,
    funding: null,
  })
  const failed = told('EventNotSettledMarketBalance', {
    market_id: perpetualId,
    amount: '0.000000000000000000',
  })
  const { pool } = await indexMade([{ end: [opened] }, { end: [failed] }])
  const { rows } = await pool.query(`select status, market ->> 'status' as told from markets`)
  assert.deepEqual(rows, [{ status: 'Paused', told: 'Paused' }])
})

test('an interval of funding ends where the next begins', async () => {
  const info = {
    market_id: perpetualId,
    hourly_funding_rate_cap: '0.000625000000000000',
    hourly_interest_rate: '0.000004166660000000',
    next_funding_timestamp: '7200',
    funding_interval: '3600',
  }
  const funding = (cumulative: string, at: string) => ({
    cumulative_funding: cumulative,
    cumulative_price: '0.000000000000000000',
    last_timestamp: at,
  })
  const update = (cumulative: string, at: string, isHourly: boolean) =>
    told('EventPerpetualMarketFundingUpdate', {
      market_id: perpetualId,
      funding: funding(cumulative, at),
      is_hourly_funding: isHourly,
      funding_rate: isHourly ? '0.500000000000000000' : null,
      mark_price: isHourly ? '25000000.000000000000000000' : null,
    })
  const { pool } = await indexMade([
    {
      end: [
        told('EventPerpetualMarketUpdate', {
          market: derivativeMarket(),
          perpetual_market_info: info,
          funding: funding('0.000000000000000000', '5000'),
        }),
      ],
    },
    { end: [update('0.000000000000000000', '6000', false)] },
    { begin: [update('0.500000000000000000', '7200', true)] },
  ])
  const { rows } = await pool.query(
    'select next_funding_timestamp, last_timestamp, cumulative_funding from perpetuals',
  )
  assert.deepEqual(rows, [
    { next_funding_timestamp: '10800', last_timestamp: '7200', cumulative_funding: '0.500000000000000000' },
  ])
  const rates = await pool.query('select height, funding_timestamp, payment from funding_rates')
  assert.deepEqual(rates.rows, [{ height: '3', funding_timestamp: '7200', payment: '0.500000000000000000' }])
})

test('a deposit that has become nothing is gone, half of nothing is not', async () => {
  const { pool } = await indexMade([
    { end: [depositUpdate(subaccount(1), '5.000000000000000000'), depositUpdate(subaccount(2), '7.5')] },
    { end: [depositUpdate(subaccount(1), '0.000000000000000000')] },
    { end: [depositUpdate(subaccount(2), '0.0', '7.5', 'v2')] },
  ])
  const { rows } = await pool.query('select available, total from exchange_deposits')
  assert.deepEqual(rows, [{ available: '0.000000000000000000', total: '7.500000000000000000' }])
})

test('a closed position is gone', async () => {
  const { pool } = await indexMade([
    { end: [positionUpdate(subaccount(1), '3.0'), positionUpdate(subaccount(2), '4.0', 'v2')] },
    { end: [positionUpdate(subaccount(1), '0.0')] },
  ])
  const { rows } = await pool.query('select quantity from positions')
  assert.deepEqual(rows, [{ quantity: '4.000000000000000000' }])
  assert.equal((await pool.query('select from position_changes')).rowCount, 2)
})

for (const { what, registered, held, left } of [
  {
    what: 'whole coins',
    registered: denom,
    held: ['7.25', '7.25'],
    left: ['0.250000000000000000', '0.250000000000000000'],
  },
  {
    what: 'nothing of a denom without decimals',
    registered: 'other',
    held: ['7.25', '7.25'],
    left: ['7.250000000000000000', '7.250000000000000000'],
  },
  {
    what: 'nothing when orders hold some of it back',
    registered: denom,
    held: ['6.5', '7.25'],
    left: ['6.500000000000000000', '7.250000000000000000'],
  },
]) {
  test(`at the end of a round the auction takes of the fees ${what}`, async () => {
    const exchange = { denom_decimals: [{ denom: registered, decimals: 6 }] }
    const { pool } = await indexMade([{ end: [depositUpdate(fees, held[0] ?? '', held[1]), auction] }], {
      exchange,
    })
    const { rows } = await pool.query('select available, total from exchange_deposits')
    assert.deepEqual(rows, [{ available: left[0], total: left[1] }])
  })
}

test('of inj the auction takes no more than the cap', async () => {
  const deposits = [
    { subaccount_id: fees.toString('base64'), deposit: { available_balance: '9.5', total_balance: '9.5' } },
  ]
  const update = told('EventBatchDepositUpdate', { deposit_updates: [{ denom: 'inj', deposits }] })
  const exchange = {
    params: { inj_auction_max_cap: '4' },
    denom_decimals: [{ denom: 'inj', decimals: '18' }],
  }
  const { pool } = await indexMade([{ end: [update, auction] }, { end: [auction] }], { exchange })
  const { rows } = await pool.query('select total from exchange_deposits')
  assert.deepEqual(rows, [{ total: '1.500000000000000000' }])
})

test('what is told in the words of both generations is heard once', async () => {
  const market = told('EventSpotMarketUpdate', { market: spotMarket() }, 'v2')
  const trade = (generation: 'v1beta1' | 'v2', quantity: string) =>
    told(
      'EventBatchSpotExecution',
      {
        market_id: spotId,
        is_buy: true,
        executionType: 'Market',
        trades: [{ quantity, price: '2.0', subaccount_id: subaccount(1).toString('base64') }],
      },
      generation,
    )
  const { pool } = await indexMade([
    { end: [market] },
    { end: [trade('v2', '3.0'), trade('v1beta1', '3000000.0')] },
    { end: [positionUpdate(subaccount(1), '4.0', 'v2'), positionUpdate(subaccount(1), '4000.0')] },
    // Without the other one it is in units that don't fit the market's sums.
    { end: [trade('v1beta1', '3000000.0')] },
  ])
  assert.deepEqual((await pool.query('select taker from market_volumes')).rows, [
    { taker: '6.000000000000000000' },
  ])
  assert.deepEqual((await pool.query('select quantity from positions')).rows, [
    { quantity: '4.000000000000000000' },
  ])
  const { rows } = await pool.query(`select height from unread where module = 'exchange'`)
  assert.deepEqual(rows, [{ height: '4' }])
})

test('new params replace the old ones, decimals with their point', async () => {
  const value = MsgUpdateParams.toBinary(
    MsgUpdateParams.create({
      authority: '',
      params: { relayerFeeShareRate: '400000000000000000', fundingMultiple: 24n },
    }),
  )
  const message = { typeUrl: `/${MsgUpdateParams.typeName}`, value }
  const { pool } = await indexMade([{ txs: [{ messages: [message] }] }])
  const { rows } = await pool.query(
    `select value ->> 'relayer_fee_share_rate' as share, value ->> 'funding_multiple' as multiple
      from exchange_settings where name = 'params'`,
  )
  assert.deepEqual(rows, [{ share: '0.400000000000000000', multiple: '24' }])
})

const brokenEvents: [what: string, event: [string, Record<string, unknown>]][] = [
  ['without attributes', ['injective.exchange.v2.EventBatchDepositUpdate', {}]],
  ['whose deposit is no number', depositUpdate(subaccount(1), 'many')],
  ['whose deposit is huge', depositUpdate(subaccount(1), '9'.repeat(400))],
  ['of a subaccount that is none', depositUpdate(Buffer.alloc(31), '1.0')],
  ['of a market without an id', told('EventSpotMarketUpdate', { market: spotMarket({ market_id: '0x12' }) })],
  [
    'of a market whose name no text can hold',
    told('EventSpotMarketUpdate', { market: spotMarket({ ticker: 'a\0b' }) }),
  ],
  [
    'of a market with half a letter',
    told('EventSpotMarketUpdate', { market: spotMarket({ new_field: '\ud800' }) }),
  ],
  [
    'of a position without a quantity',
    told('EventBatchDerivativePosition', {
      market_id: perpetualId,
      positions: [{ subaccount_id: subaccount(1).toString('base64'), position: { isLong: true } }],
    }),
  ],
  [
    'that is no JSON',
    ['injective.exchange.v1beta1.EventBatchSpotExecution', { trades: '[', executionType: '"Market"' }],
  ],
]

test('what is broken in an event is left unread, and nothing is kept of it', async () => {
  const { pool } = await indexMade(brokenEvents.map(([, event]) => ({ end: [event] })))
  for (const table of ['exchange_deposits', 'markets', 'positions', 'market_volumes', 'market_changes']) {
    assert.equal((await pool.query(`select from ${table}`)).rowCount, 0, table)
  }
  const { rows } = await pool.query<{ height: string }>(
    `select distinct height from unread where module = 'exchange' order by height`,
  )
  const unread = rows.map(({ height }) => brokenEvents[Number(height) - 1]?.[0])
  assert.deepEqual(
    unread,
    brokenEvents.map(([what]) => what),
  )
})
