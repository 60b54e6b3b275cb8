import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgRewardsOptOut } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import { encodeAddress } from '@injsight/chain'
import { indexMade, type MadeBlock } from '../../../../test/made/made-chain.ts'
import {
  denom,
  derivativeMarket,
  spotId,
  spotMarket,
  spotTrade,
  subaccount,
  told,
} from '../../../../test/made/made-exchange.ts'
import { divide, multiply } from '#src/handlers/staking/decimals.ts'

const exchange = {
  params: { trading_rewards_vesting_duration: '20' },
  spot_markets: [spotMarket()],
  derivative_markets: [derivativeMarket()],
}
const start = Date.UTC(2026, 0, 1) / 1000
const at = (seconds: number) => new Date((start + seconds) * 1000).toISOString()
const trade = (quantity = '4.0', price = '0.5', type?: string) =>
  spotTrade(subaccount(1), quantity, price, type)

const pools = (...starts: number[]) =>
  starts.map((one) => ({
    start_timestamp: String(start + one),
    max_campaign_rewards: [{ denom: 'inj', amount: '10' }],
  }))
const campaign = (more: Record<string, unknown> = {}, ...starts: number[]): MadeBlock => ({
  time: at(0),
  end: [
    told('EventTradingRewardCampaignUpdate', {
      campaign_info: {
        campaign_duration_seconds: '10',
        quote_denoms: [denom],
        trading_reward_boost_info: null,
        disqualified_market_ids: [],
        ...more,
      },
      campaign_reward_pools: pools(...starts),
    }),
  ],
})

async function indexed(...blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks, { exchange })
  const ask = async (question: string) => (await pool.query(question)).rows
  return {
    points: await ask('select pool, points from reward_points order by pool'),
    pools: await ask('select pending, start from reward_pools order by pending, start'),
    info: await ask(`select from exchange_settings where name = 'trading_reward_campaign_info'`),
  }
}

test('a campaign ends, waits and is paid; points gather on until it is forgotten', async () => {
  const running = [campaign({}, 5), { time: at(6), end: [trade()] }]
  const two = '2.000000000000000000'
  const ended = await indexed(...running, { time: at(16), end: [trade()] })
  const end = String(start + 15)
  assert.deepEqual(ended.pools, [{ pending: true, start: end }])
  assert.deepEqual(ended.points, [
    { pool: '0', points: two },
    { pool: end, points: two },
  ])
  const paid = await indexed(...running, { time: at(16) }, { time: at(35), end: [trade()] })
  assert.deepEqual({ pools: paid.pools, info: paid.info.length }, { pools: [], info: 1 })
  assert.deepEqual(paid.points, [{ pool: '0', points: two }])
  const over = await indexed(...running, { time: at(16) }, { time: at(35) }, { time: at(36), end: [trade()] })
  assert.deepEqual(over, { points: [], pools: [], info: [] })
})

test('one campaign follows the other', async () => {
  const { pools: left, points } = await indexed(
    campaign({}, 5, 15),
    { time: at(6), end: [trade()] },
    { time: at(17), end: [trade()] },
    { time: at(26) },
  )
  assert.deepEqual(left, [
    { pending: true, start: String(start + 15) },
    { pending: true, start: String(start + 25) },
  ])
  assert.equal(points.length, 2)
})

test('points are for markets of the campaign alone, with their boost, and not for who opted out', async () => {
  const none = await indexed(campaign({ quote_denoms: ['other'] }, 5), { time: at(6), end: [trade()] })
  assert.deepEqual(none.points, [])
  const out = await indexed(campaign({ disqualified_market_ids: [spotId] }, 5), {
    time: at(6),
    end: [trade()],
  })
  assert.deepEqual(out.points, [])
  const boost = {
    boosted_spot_market_ids: [spotId],
    spot_market_multipliers: [
      { maker_points_multiplier: '1.000000000000000000', taker_points_multiplier: '3.000000000000000000' },
    ],
    boosted_derivative_market_ids: [],
    derivative_market_multipliers: [],
  }
  const boosted = await indexed(campaign({ trading_reward_boost_info: boost }, 5), {
    time: at(6),
    end: [trade(), trade('4.0', '0.5', 'LimitFill')],
  })
  assert.deepEqual(boosted.points, [{ pool: '0', points: '8.000000000000000000' }])
  const sender = encodeAddress('inj', subaccount(1).subarray(0, 20))
  const optOut = {
    typeUrl: `/${MsgRewardsOptOut.typeName}`,
    value: MsgRewardsOptOut.toBinary({ sender }),
  }
  const opted = await indexed(campaign({}, 5), {
    time: at(6),
    txs: [{ messages: [optOut] }],
    end: [trade()],
  })
  assert.deepEqual(opted.points, [])
})

test('volumes for discounts go into the bucket that runs, and the oldest is forgotten', async () => {
  const schedule = told('EventFeeDiscountSchedule', {
    schedule: {
      bucket_count: '2',
      bucket_duration: '10',
      quote_denoms: [denom],
      tier_infos: [],
      disqualified_market_ids: [],
    },
  })
  const { pool } = await indexMade(
    [
      { time: at(0), end: [schedule] },
      { time: at(5), end: [trade()] },
      { time: at(12), end: [trade()] },
      { time: at(15), end: [trade()] },
      { time: at(21) },
      { time: at(30), end: [trade()] },
    ],
    { exchange },
  )
  const { rows } = await pool.query('select bucket, volume from fee_discount_volumes order by bucket')
  assert.deepEqual(rows, [
    { bucket: String(start + 10), volume: '4.000000000000000000' },
    { bucket: String(start + 30), volume: '2.000000000000000000' },
  ])
})

test('settlements are no volume; makers and takers are told apart', async () => {
  const { pool } = await indexMade(
    [
      {
        end: [
          trade(),
          trade('1.0', '0.5', 'LimitMatchRestingOrder'),
          trade('9', '1', 'ExpiryMarketSettlement'),
        ],
      },
    ],
    { exchange },
  )
  const { rows } = await pool.query('select maker, taker from market_volumes')
  assert.deepEqual(rows, [{ maker: '0.500000000000000000', taker: '2.000000000000000000' }])
})

test('products and quotients are rounded as the chain does, a half to the even side', () => {
  const half = 5n * 10n ** 17n
  assert.deepEqual(
    [1n, 3n, -1n, -3n].map((value) => multiply(value, half)),
    [0n, 2n, 0n, -2n],
  )
  assert.equal(divide(2n * 10n ** 18n, 3n * 10n ** 18n), 666666666666666667n)
})
