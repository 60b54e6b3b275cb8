import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade } from '../../../../test/made/made-chain.ts'
import { derivativeMarket, perpetualId, told } from '../../../../test/made/made-exchange.ts'

const start = Date.UTC(2026, 0, 1) / 1000
const at = (seconds: number) => new Date((start + seconds) * 1000).toISOString()
const market = derivativeMarket({ isPerpetual: false, oracle_base: 'ATOM' })

const info = (more: Record<string, unknown> = {}) => ({
  market_id: perpetualId,
  expiration_timestamp: String(start + 100),
  twap_start_timestamp: String(start + 10),
  expiration_twap_start_price_cumulative: '0',
  settlement_price: '0',
  ...more,
})
const update = (value: Record<string, unknown>) => told('EventExpiryFuturesMarketUpdate', value)
const launch = { time: at(1), end: [update({ market, expiry_futures_market_info: info() })] }
const price = (value: string): [string, Record<string, unknown>] => [
  'injective.oracle.v1beta1.SetPriceFeedPriceEvent',
  { relayer: '"r"', base: '"ATOM"', quote: '"USDT"', price: JSON.stringify(value) },
]
const prices = [
  { time: at(2), end: [price('8.000000000000000000')] },
  { time: at(4), end: [price('9.000000000000000000')] },
]

async function expiries(...blocks: Parameters<typeof indexMade>[0]) {
  const { pool } = await indexMade(blocks, { exchange: {} })
  const { rows } = await pool.query(
    'select twap_start_timestamp as start, twap_start_price_cumulative as sum from expiry_futures',
  )
  return rows
}

test('the first block past the time notes where the prices have summed up to', async () => {
  const waiting = { start: String(start + 10), sum: '0.000000000000000000' }
  assert.deepEqual(await expiries(launch, ...prices, { time: at(9) }), [waiting])
  // 2 seconds at 8, 7 at 9.
  const noted = { start: String(start + 11), sum: '79.000000000000000000' }
  assert.deepEqual(await expiries(launch, ...prices, { time: at(11) }, { time: at(20) }), [noted])
  // A price that comes in this very block counts from now on.
  const last = { time: at(11), end: [price('70.000000000000000000')] }
  assert.deepEqual(await expiries(launch, ...prices, last, { time: at(20) }), [noted])
})

test('futures that are opened past the time wait for the next block', async () => {
  const late = { time: at(12), end: launch.end }
  assert.deepEqual(await expiries(...prices, late), [
    { start: String(start + 10), sum: '0.000000000000000000' },
  ])
  assert.deepEqual(await expiries(...prices, late, { time: at(13) }), [
    { start: String(start + 13), sum: '97.000000000000000000' },
  ])
})

test('futures that have expired or were settled are no longer waited for', async () => {
  const expired = update({ market: { ...market, status: 'Expired' }, expiry_futures_market_info: info() })
  assert.deepEqual(await expiries(launch, { time: at(101), begin: [expired] }), [])
  const settled = update({ market, expiry_futures_market_info: null })
  assert.deepEqual(await expiries(launch, { time: at(3), begin: [settled] }), [])
})

test('futures are paused when their last minutes begin without a price, even if that block brings one', async () => {
  const statuses = async (...blocks: Parameters<typeof indexMade>[0]) => {
    const { pool } = await indexMade(blocks, { exchange: {} })
    const { rows } = await pool.query('select status from markets')
    return rows.map(({ status }) => status as string)
  }
  assert.deepEqual(await statuses(launch, { time: at(9) }), ['Active'])
  assert.deepEqual(await statuses(launch, { time: at(10) }), ['Paused'])
  const first = { time: at(10), end: [price('8.000000000000000000')] }
  assert.deepEqual(await statuses(launch, first, { time: at(12) }), ['Paused'])
  assert.deepEqual(await statuses(launch, ...prices, { time: at(12) }), ['Active'])
})

test('chains that note both sums do it for paused futures too', async () => {
  const both = {
    expiration_twap_start_base_cumulative_price: '0.000000000000000000',
    expiration_twap_start_quote_cumulative_price: '0.000000000000000000',
  }
  const opened = { time: at(1), end: [update({ market, expiry_futures_market_info: info(both) })] }
  const late = { time: at(12), end: [price('8.000000000000000000')] }
  const { pool } = await indexMade([opened, { time: at(10) }, late, { time: at(14) }], { exchange: {} })
  const { rows } = await pool.query(
    'select twap_start_timestamp - $1::int8 as at, twap_start_base_cumulative as base from expiry_futures',
    [start],
  )
  assert.deepEqual(rows, [{ at: '14', base: '16.000000000000000000' }])
})
