import { TradingRewardCampaignInfo as CampaignV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/exchange_pb.js'
import { TradingRewardCampaignInfo } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import type { State } from '#src/state/state.ts'
import { stateTable, type StateRow } from '#src/state/tables.ts'
import type { BlockContext } from '#src/handlers/module.ts'
import {
  integerOr,
  readDecimal,
  readInteger,
  readList,
  readObject,
  type Json,
} from '#src/handlers/read-json.ts'
import { secondsOf } from './fee-discounts.ts'
import { onExchange, type Generation } from '../generations.ts'
import type { Market } from '../markets/markets.ts'
import { isAmong } from './qualified.ts'
import { findSetting, putSetting } from '../settings.ts'
import { readTold } from '../told-json.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import type { TradedVolume } from './trades.ts'

/** Rewards of campaigns for trading: those to come, and those that wait to be paid. */
export const rewardPools = stateTable(
  'reward_pools',
  { pending: 'bool', start: 'int8' },
  { rewards: 'json' }, // Coin[]
)
type Pool = StateRow<typeof rewardPools>

/** Points of accounts; `pool` is the start of the pending pool that they are for, 0 for the campaign that runs. */
export const rewardPoints = stateTable(
  'reward_points',
  { pool: 'int8', account: 'int8' },
  { points: 'decimal' },
)
export const optOuts = stateTable('reward_opt_outs', { account: 'int8' }, {})

export function readCampaign(told: unknown, generation: Generation): Json {
  return generation === 1 ? readTold(CampaignV1, told) : readTold(TradingRewardCampaignInfo, told)
}

export function readPool(told: unknown, pending: boolean): Pool {
  const { start_timestamp, max_campaign_rewards } = readObject(told, 'pool of rewards')
  const start = readInteger(start_timestamp, 'time')
  return { pending, start, rewards: readList(max_campaign_rewards, 'rewards') }
}

export const rewardEvents = onExchange(
  'EventTradingRewardCampaignUpdate',
  async (event, state, { block }, generation) => {
    await beginRewardBlock(state, block)
    const info = readCampaign(event.json('campaign_info'), generation)
    const pools = readList(event.json('campaign_reward_pools'), 'pools').map((told) => readPool(told, false))
    for (const { start } of await listPools(state, false))
      state.remove(rewardPools, { pending: false, start })
    for (const pool of pools) state.put(rewardPools, pool)
    putSetting(state, 'trading_reward_campaign_info', info)
    await reviewRewards(state)
  },
)

async function listPools(state: State, pending: boolean): Promise<Pool[]> {
  return (await state.list(rewardPools, { pending })).toSorted((a, b) => (a.start < b.start ? -1 : 1))
}

/** What the chain does at the beginning of every block: campaigns end, are paid and begin. */
export async function beginRewardBlock(state: State, block: BlockContext): Promise<void> {
  const info = await findSetting(state, 'trading_reward_campaign_info')
  if (info === undefined) return
  const campaign = await findSetting(state, 'trading_reward_campaign')
  const now = secondsOf(block)
  if (campaign?.['height'] === String(block.height) || now < integerOr(campaign?.['due'], 0n)) return
  let end = integerOr(campaign?.['end'], 0n)
  if (end !== 0n && now >= end) {
    await endCampaign(state, end)
    end = 0n
  }
  const [pending, waiting] = await listPools(state, true)
  const vesting = integerOr((await findSetting(state, 'params'))?.['trading_rewards_vesting_duration'], 0n)
  const isPaid = pending !== undefined && now >= pending.start + vesting
  if (isPaid) await payOut(state, pending.start)
  const [next] = await listPools(state, false)
  if (next !== undefined && next.start !== 0n && now >= next.start) {
    end = next.start + integerOr(info['campaign_duration_seconds'], 0n)
  }
  if (next === undefined && pending === undefined) {
    putSetting(state, 'trading_reward_campaign_info', undefined)
    putSetting(state, 'trading_reward_campaign', undefined)
    return
  }
  const toBePaid = isPaid ? waiting : pending
  const due = earliest([
    end === 0n ? next?.start : end,
    toBePaid === undefined ? undefined : toBePaid.start + vesting,
  ])
  putSetting(state, 'trading_reward_campaign', {
    end: String(end),
    due: String(due ?? 0n),
    height: String(block.height),
  })
}

function earliest(times: (bigint | undefined)[]): bigint | undefined {
  return times.reduce((a, b) => (a === undefined || (b !== undefined && b < a) ? b : a))
}

/** When what it depends on has changed: the next block looks whether something is due. */
export async function reviewRewards(state: State): Promise<void> {
  const campaign = await findSetting(state, 'trading_reward_campaign')
  if (campaign !== undefined) putSetting(state, 'trading_reward_campaign', { ...campaign, due: '0' })
}

async function endCampaign(state: State, end: bigint): Promise<void> {
  const [pool] = await listPools(state, false)
  if (pool === undefined) return
  state.remove(rewardPools, { pending: false, start: pool.start })
  state.put(rewardPools, { ...pool, pending: true, start: end })
  for (const { account, points } of await state.list(rewardPoints, { pool: 0n })) {
    state.remove(rewardPoints, { pool: 0n, account })
    state.put(rewardPoints, { pool: end, account, points })
  }
}

async function payOut(state: State, start: bigint): Promise<void> {
  state.remove(rewardPools, { pending: true, start })
  const points = await state.list(rewardPoints, { pool: start })
  // Without any points nobody is paid, and the chain leaves them where they are.
  if (points.every((one) => one.points === 0n)) return
  for (const { account } of points) state.remove(rewardPoints, { pool: start, account })
}

export async function addPoints(state: State, market: Market, volume: TradedVolume): Promise<void> {
  const info = await findSetting(state, 'trading_reward_campaign_info')
  if (info === undefined) return
  const multiplier = findMultiplier(info, market, volume.isMaker)
  for (const { subaccount, notional } of volume.trades) {
    const points = multiply(notional, multiplier)
    const account = state.account(subaccount.account)
    if (points === 0n || (await state.find(optOuts, { account })) !== undefined) continue
    const before = await state.find(rewardPoints, { pool: 0n, account })
    const added = points < 0n ? -points : points
    state.put(rewardPoints, { pool: 0n, account, points: (before?.points ?? 0n) + added })
  }
}

const one = 10n ** 18n

function findMultiplier(info: Json, market: Market, isMaker: boolean): bigint {
  const boosts = info['trading_reward_boost_info']
  if (boosts !== null && boosts !== undefined) {
    const told = readObject(boosts, 'boosts')
    const family = market.kind === 'spot' ? 'spot' : 'derivative'
    const at = readList(told[`boosted_${family}_market_ids`], 'markets').indexOf(market.id)
    const boost = readList(told[`${family}_market_multipliers`], 'multipliers')[at]
    if (boost !== undefined) {
      const name = isMaker ? 'maker_points_multiplier' : 'taker_points_multiplier'
      return readDecimal(readObject(boost, 'multiplier')[name], 'multiplier')
    }
  }
  return isAmong(market, info) ? one : 0n
}
