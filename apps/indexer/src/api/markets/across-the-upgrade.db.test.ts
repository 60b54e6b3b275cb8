import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import {
  base64,
  derivativeMarket,
  perpetualId,
  spotId,
  spotMarket,
  subaccount,
  told,
} from '../../../test/made/made-exchange.ts'
import { listLiquidations } from './list-liquidations.ts'
import { listMarketChanges } from './list-market-changes.ts'
import { listProposedRules } from './list-proposed-rules.ts'
import { listSettlements } from './list-settlements.ts'

type Generation = 'v1beta1' | 'v2'

function liquidation(generation: Generation, price: string, payout: string): MadeEvent {
  const delta = { is_long: false, execution_quantity: '2.5', execution_margin: '0', execution_price: price }
  const trade = {
    subaccount_id: base64(subaccount(1)),
    position_delta: delta,
    payout,
    pnl: payout,
    fee: '0.0',
    order_hash: Buffer.alloc(32).toString('base64'),
    fee_recipient_address: '',
    cid: '',
  }
  const event = {
    market_id: perpetualId,
    is_buy: false,
    is_liquidation: true,
    executionType: 'Market',
    cumulative_funding: '0.0',
    trades: [trade],
  }
  const [type, values] = told('EventBatchDerivativeExecution', event, generation)
  return [type, { ...values, msg_index: '0' }]
}

const paused = (generation: Generation, price: string, missing: string) =>
  told(
    'EventDerivativeMarketPaused',
    {
      market_id: perpetualId,
      settle_price: price,
      total_missing_funds: missing,
      missing_funds_rate: '0.1',
    },
    generation,
  )

const perpetual = (generation: Generation, more: Record<string, unknown>) =>
  told('EventPerpetualMarketUpdate', { market: derivativeMarket(more) }, generation)

const spot = (generation: Generation, more: Record<string, unknown>) =>
  told('EventSpotMarketUpdate', { market: spotMarket(more) }, generation)

// USDT has 6 decimals, INJ 18: v1beta1 tells a price of 20 USDT as 20000000 of a derivative, as 0.00000000002 of a spot market.
const blocks = [
  {
    txs: [{ messages: [], events: [liquidation('v1beta1', '20000000.0', '3500000.0')] }],
    end: [
      perpetual('v1beta1', { min_price_tick_size: '1000.0', min_notional: '1000000.0' }),
      spot('v1beta1', {
        min_price_tick_size: '0.000000000000001',
        min_quantity_tick_size: '1000000000000000.0',
      }),
    ],
  },
  {
    begin: [paused('v1beta1', '21000000.0', '1250000.0')],
    end: [
      perpetual('v1beta1', { min_price_tick_size: '10000.0', min_notional: '1000000.0' }),
      spot('v1beta1', {
        min_price_tick_size: '0.00000000000001',
        min_quantity_tick_size: '1000000000000000.0',
      }),
    ],
  },
  // The upgrade tells the markets anew, as they are.
  {
    begin: [
      perpetual('v2', { min_price_tick_size: '0.01', min_notional: '1.0' }),
      spot('v2', { min_price_tick_size: '0.01', min_quantity_tick_size: '0.001', min_notional: '1.0' }),
    ],
  },
  {
    txs: [{ messages: [], events: [liquidation('v2', '20.0', '3.5')] }],
    begin: [paused('v2', '21.0', '1.25')],
    end: [perpetual('v2', { min_price_tick_size: '0.1', min_notional: '1.0' })],
  },
]

const genesis = { exchange: { derivative_markets: [derivativeMarket()], spot_markets: [spotMarket()] } }

test('[MARKET-02] what was told before the chain’s upgrade to v2 is read in the units of then', async () => {
  const { pool } = await indexMade(blocks, genesis)
  const request = { marketId: perpetualId, account: '', limit: 10, cursor: '', to: 0n }
  const { liquidations } = await listLiquidations(pool, request)
  assert.deepEqual(
    liquidations.map(({ height, price, quantity, payout, pnl }) => ({
      height,
      price,
      quantity,
      payout,
      pnl,
    })),
    [4n, 1n].map((height) => ({ height, price: '20', quantity: '2.5', payout: '3.5', pnl: '3.5' })),
  )
  const { settlements } = await listSettlements(pool, request)
  assert.deepEqual(
    settlements.map(({ height, price, missingFunds }) => ({ height, price, missingFunds })),
    [4n, 2n].map((height) => ({ height, price: '21', missingFunds: '1.25' })),
  )
})

test('[MARKET-02] the upgrade changes the units of a market’s rules, not the rules', async () => {
  const { pool } = await indexMade(blocks, genesis)
  const ticks = async (marketId: string) => {
    const { changes } = await listMarketChanges(pool, { marketId, limit: 10, cursor: '', to: 0n })
    return changes.map(({ height, price, rules }) => ({
      height,
      price,
      rules: rules.filter(({ name }) => name.startsWith('min_')),
    }))
  }
  const tick = (before: string, after: string) => [{ name: 'min_price_tick_size', before, after }]
  assert.deepEqual(
    (await ticks(perpetualId)).filter(({ price, rules }) => price !== '' || rules.length > 0),
    [
      { height: 4n, price: '', rules: tick('0.01', '0.1') },
      { height: 4n, price: '21', rules: [] },
      { height: 2n, price: '', rules: tick('0.001', '0.01') },
      { height: 2n, price: '21', rules: [] },
    ],
  )
  assert.deepEqual(
    (await ticks(spotId)).filter(({ rules }) => rules.length > 0),
    [{ height: 2n, price: '', rules: tick('0.001', '0.01') }],
  )
})

test('a proposal of either generation is told beside the rules of its time, both in units of people', async () => {
  const { pool } = await indexMade(blocks, genesis)
  const propose = (version: Generation, value: string) => [
    {
      type: `/injective.exchange.${version}.MsgDerivativeMarketParamUpdate`,
      value: { proposal: { market_id: perpetualId, min_price_tick_size: value } },
    },
  ]
  const ticksAt = async (messages: ReturnType<typeof propose>, height: bigint) =>
    (await listProposedRules(pool, messages, height)).flatMap(({ rules }) => rules)
  const rule = (before: string, after: string) => [{ name: 'min_price_tick_size', before, after }]
  assert.deepEqual(await ticksAt(propose('v1beta1', '5000000.0'), 3n), rule('0.01', '5'))
  assert.deepEqual(await ticksAt(propose('v2', '5.0'), 3n), rule('0.01', '5'))
  assert.deepEqual(await ticksAt(propose('v1beta1', '5000000.0'), 5n), rule('0.1', '5'))
  assert.deepEqual(await ticksAt(propose('v2', '5.0'), 5n), rule('0.1', '5'))
})
