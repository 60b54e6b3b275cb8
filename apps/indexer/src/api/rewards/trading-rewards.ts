import { invalidInput } from '@injsight/errors'
import type {
  GetTradingRewardsResponse,
  ListRewardPaymentsRequest,
  ListRewardPaymentsResponse,
  ListRewardPointsRequest,
  ListRewardPointsResponse,
  RewardBoost,
  RewardCampaign,
  RewardPool,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { integerOr, readObject, type Json } from '#src/handlers/read-json.ts'
import {
  countOptOuts,
  findExchangeSettings,
  listAllRewardPayments,
  listRewardPoints as findPoints,
  listRewardPools,
  sumRewardPoints,
  type PoolRow,
} from '#src/queries/exchange/campaigns.ts'
import { addressOf } from '../address-of.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { requireKnown } from '../require-known.ts'
import { textOf, textsOf } from './told-texts.ts'

/** @throws Fault `unavailable` where the index does not know them */
export async function getTradingRewards(pool: Pool): Promise<GetTradingRewardsResponse> {
  await requireKnown(pool, 'exchange')
  const [settings, pools, points, optedOut] = await Promise.all([
    findExchangeSettings(pool, ['params', 'trading_reward_campaign_info', 'trading_reward_campaign']),
    listRewardPools(pool),
    sumRewardPoints(pool),
    countOptOuts(pool),
  ])
  const setting = (name: string) => settings.get(name) as Json | undefined
  const vestingSeconds = integerOr(setting('params')?.['trading_rewards_vesting_duration'], 0n)
  const info = setting('trading_reward_campaign_info')
  return {
    ...(info && { campaign: toCampaign(info, setting('trading_reward_campaign')) }),
    pools: pools.map((one) => toPool(one, vestingSeconds)),
    points: points.map(({ pool: of, ...sum }) => ({ ...sum, pool: BigInt(of) })),
    vestingSeconds,
    optedOut,
  }
}

function toCampaign(info: Json, running: Json | undefined): RewardCampaign {
  return {
    seconds: integerOr(info['campaign_duration_seconds'], 0n),
    quoteDenoms: textsOf(info['quote_denoms']),
    disqualifiedMarketIds: textsOf(info['disqualified_market_ids']),
    boosts: toBoosts(info['trading_reward_boost_info']),
    ends: integerOr(running?.['end'], 0n) * 1000n,
  }
}

function toBoosts(told: unknown): RewardBoost[] {
  if (told === null || told === undefined) return []
  const boosts = readObject(told)
  return ['spot', 'derivative'].flatMap((family) => {
    const multipliers = boosts[`${family}_market_multipliers`]
    return textsOf(boosts[`boosted_${family}_market_ids`]).map((marketId, at) => {
      const one: unknown = Array.isArray(multipliers) ? multipliers[at] : undefined
      const { maker_points_multiplier, taker_points_multiplier } = readObject(one ?? {})
      return {
        marketId,
        maker: textOf(maker_points_multiplier),
        taker: textOf(taker_points_multiplier),
      }
    })
  })
}

function toPool({ pending, start, rewards }: PoolRow, vestingSeconds: bigint): RewardPool {
  return {
    isPending: pending,
    start: BigInt(start) * 1000n,
    due: pending ? (BigInt(start) + vestingSeconds) * 1000n : 0n,
    rewards: rewards.map(({ denom, amount }) => ({ denom: String(denom), amount: String(amount) })),
  }
}

/** @throws Fault `invalid-input`; `unavailable` where the index does not know them */
export async function listRewardPoints(
  pool: Pool,
  { pool: of, ...page }: ListRewardPointsRequest,
): Promise<ListRewardPointsResponse> {
  if (of < 0n) throw invalidInput('rewards.pool', 'A round ends after 1970')
  const [limit, place] = [readLimit(page.limit), readCursor(page.cursor, 2)]
  const [points = '', account = ''] = place ?? []
  if (place && !(/^\d{1,60}(\.\d{1,18})?$/.test(points) && /^-?\d{1,19}$/.test(account))) throw notOurs()
  await requireKnown(pool, 'exchange')
  const before = place && { points, account: BigInt.asIntN(64, BigInt(account)) }
  const found = await findPoints(pool, of, { before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, (one) => [one.points, one.account])
  return {
    accounts: lines.map((one) => ({ account: addressOf(one.address), points: one.points })),
    next,
  }
}

/** @throws Fault `invalid-input` */
export async function listRewardPayments(
  pool: Pool,
  { limit: asked, cursor }: ListRewardPaymentsRequest,
): Promise<ListRewardPaymentsResponse> {
  const [limit, place] = [readLimit(asked), readCursor(cursor, 3)]
  const [height = '', ordinal = '', at = ''] = place ?? []
  const isOurs = /^\d{1,18}$/.test(height) && [ordinal, at].every((one) => /^\d{1,9}$/.test(one))
  if (place && !isOurs) throw notOurs()
  const before = place && { height: BigInt(height), ordinal: Number(ordinal), place: Number(at) }
  const found = await listAllRewardPayments(pool, { before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, (one) => [one.height, String(one.ordinal), String(one.place)])
  return {
    payments: lines.map(({ height: block, time, address, denom, amount }) => ({
      height: BigInt(block),
      time: BigInt(time),
      account: addressOf(address),
      denom,
      amount,
    })),
    next,
  }
}
