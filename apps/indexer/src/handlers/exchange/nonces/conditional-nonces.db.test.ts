import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../../test/made/made-chain.ts'
import { derivativeMarket, hex, perpetualId, subaccount, told } from '../../../../test/made/made-exchange.ts'

const trader = subaccount(3)
const hash = (byte: number) => Buffer.alloc(32, byte).toString('base64')

/** The market's price is 25 dollars: 25000000 in its units. */
const oracle = {
  params: {},
  price_feed_price_states: [
    {
      base: 'INJ',
      quote: 'USDT',
      relayers: [],
      price_state: { price: '25.0', cumulative_price: '0.0', timestamp: '1' },
    },
  ],
}
const cancel = (order_type: string, trigger_price: string, byte = 1): MadeEvent =>
  told('EventCancelConditionalDerivativeOrder', {
    market_id: perpetualId,
    isLimitCancel: true,
    limit_order: {
      order_info: { subaccount_id: hex(trader) },
      order_type,
      trigger_price,
      order_hash: hash(byte),
    },
    market_order: null,
  })
const trigger = (byte: number, placed: number): MadeEvent =>
  told('EventConditionalDerivativeOrderTrigger', {
    market_id: Buffer.from(perpetualId.slice(2), 'hex').toString('base64'),
    isLimitTrigger: false,
    triggered_order_hash: hash(byte),
    placed_order_hash: hash(placed),
  })
const execution = (placed: number): MadeEvent =>
  told('EventBatchDerivativeExecution', {
    market_id: perpetualId,
    is_buy: false,
    is_liquidation: false,
    executionType: 'Market',
    trades: [
      {
        subaccount_id: trader.toString('base64'),
        position_delta: { execution_quantity: '1.0', execution_price: '1.0' },
        order_hash: hash(placed),
      },
    ],
  })

async function count(end: MadeEvent[], params: Record<string, unknown> = {}): Promise<string | undefined> {
  const genesis = { exchange: { params, derivative_markets: [derivativeMarket()] }, oracle }
  const blocks: MadeBlock[] = [{ end }]
  const { pool } = await indexMade(blocks, genesis)
  const unread = await pool.query(`select * from unread where module = 'exchange'`)
  assert.deepEqual(unread.rows, [])
  const { rows } = await pool.query<{ nonce: string }>('select nonce from trade_nonces')
  return rows[0]?.nonce
}

test('a conditional order counts again when its trigger has come, filled at once or not', async () => {
  assert.equal(await count([cancel('STOP_SELL', '26000000.0'), trigger(1, 9), execution(9)]), '1')
  assert.equal(await count([cancel('STOP_SELL', '26000000.0'), trigger(1, 9)]), '1')
})

test('one whose price has come counts even when it is refused, in the order of nothing else', async () => {
  const come: [string, string][] = [
    ['STOP_SELL', '25000000.0'],
    ['TAKE_BUY', '25000001.0'],
    ['STOP_BUY', '25000000.0'],
    ['TAKE_SELL', '24000000.0'],
  ]
  const all = come.map(([type, price], at) => cancel(type, price, at))
  assert.equal(await count(all), '4')
})

test('one that the chain says it could not place counts, whatever its price has become since', async () => {
  const refused = told(
    'EventTriggerConditionalMarketOrderFailed',
    { market_id: perpetualId, order_hash: hash(1), trigger_err: 'no liquidity' },
    'v2',
  )
  assert.equal(await count([cancel('STOP_SELL', '23000000.0'), refused]), '1')
})

test('one that has lost its margin before its price came does not count, whatever is told before or after', async () => {
  const early = cancel('STOP_SELL', '23000000.0')
  assert.equal(await count([early]), undefined)
  assert.equal(await count([cancel('STOP_BUY', '25000001.0'), execution(9)]), '1') // the order that closed the position
  assert.equal(await count([cancel('STOP_SELL', '26000000.0', 2), trigger(2, 9), early, execution(9)]), '1')
})

test('as long as the chain takes no market orders nothing is triggered', async () => {
  const late = cancel('STOP_SELL', '26000000.0')
  assert.equal(await count([late], { post_only_mode_height_threshold: '2' }), undefined)
  assert.equal(await count([late], { post_only_mode_height_threshold: '1' }), '1')
})
