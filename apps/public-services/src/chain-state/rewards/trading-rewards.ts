import {
  type CampaignRewardPool,
  type TradingRewardCampaignBoostInfo,
  type TradingRewardCampaignInfo,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb'
import { QueryClient as ExchangeClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.client'
import type {
  GetTradingRewardsResponse,
  RewardBoost,
  RewardCampaign,
  RewardPool,
} from '@injsight/injsight-v1'
import type { Host } from '../../upstream/host.ts'
import { ofParts } from '../values.ts'

/**
 * Campaigns of rewards for trading, as the chain has them now. Who has points, and what was paid, it tells of named accounts
 * alone.
 */
export async function getTradingRewards(
  { transport }: Pick<Host, 'transport'>,
  now: () => number = Date.now,
): Promise<GetTradingRewardsResponse> {
  const exchange = new ExchangeClient(transport)
  const [told, { params }, { accounts }] = await Promise.all([
    exchange.tradeRewardCampaign({}).response,
    exchange.queryExchangeParams({}).response,
    exchange.optedOutOfRewardsAccounts({}).response,
  ])
  const { tradingRewardCampaignInfo: info, tradingRewardPoolCampaignSchedule: toCome } = told
  const { pendingTradingRewardPoolCampaignSchedule: pending, pendingTotalTradeRewardPoints: ofPending } = told
  const vestingSeconds = params?.tradingRewardsVestingDuration ?? 0n
  const gathered = ofParts(told.totalTradeRewardPoints)
  return {
    ...(info && { campaign: toCampaign(info, toCome, BigInt(now())) }),
    pools: [
      ...pending.map((one) => toPool(one, vestingSeconds)),
      ...toCome.map((one) => toPool(one, undefined)),
    ],
    points: [
      ...(gathered === '0' ? [] : [toPoints(0n, gathered)]),
      ...pending.map(({ startTimestamp }, at) => toPoints(startTimestamp, ofParts(ofPending[at]))),
    ],
    vestingSeconds,
    optedOut: accounts.length,
  }
}

/** How many accounts have them nobody counts. */
const toPoints = (pool: bigint, points: string) => ({ pool, points, accounts: 0 })

/** The first pool is that of the round that goes on, once its time has come. */
function toCampaign(
  info: TradingRewardCampaignInfo,
  [first]: readonly CampaignRewardPool[],
  now: bigint,
): RewardCampaign {
  const seconds = info.campaignDurationSeconds
  const start = first?.startTimestamp ?? 0n
  return {
    seconds,
    quoteDenoms: info.quoteDenoms,
    disqualifiedMarketIds: info.disqualifiedMarketIds,
    boosts: toBoosts(info.tradingRewardBoostInfo),
    ends: start > 0n && start * 1000n <= now ? (start + seconds) * 1000n : 0n,
  }
}

function toBoosts(told: TradingRewardCampaignBoostInfo | undefined): RewardBoost[] {
  if (told === undefined) return []
  const { boostedSpotMarketIds, spotMarketMultipliers } = told
  const { boostedDerivativeMarketIds, derivativeMarketMultipliers } = told
  const multipliers = [...spotMarketMultipliers, ...derivativeMarketMultipliers]
  return [...boostedSpotMarketIds, ...boostedDerivativeMarketIds].map((marketId, at) => ({
    marketId,
    maker: ofParts(multipliers[at]?.makerPointsMultiplier),
    taker: ofParts(multipliers[at]?.takerPointsMultiplier),
  }))
}

/** @param vestingSeconds of one that is over: how long it waits to be paid */
function toPool(
  { startTimestamp, maxCampaignRewards }: CampaignRewardPool,
  vestingSeconds: bigint | undefined,
): RewardPool {
  return {
    isPending: vestingSeconds !== undefined,
    start: startTimestamp * 1000n,
    due: vestingSeconds === undefined ? 0n : (startTimestamp + vestingSeconds) * 1000n,
    rewards: maxCampaignRewards.map(({ denom, amount }) => ({ denom, amount })),
  }
}
