import type { FeeDiscountSchedule } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb'
import { QueryClient as ExchangeClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.client'
import { readAccount } from '@injsight/chain'
import type { AccountDiscount, DiscountSchedule, GetFeeDiscountsResponse } from '@injsight/injsight-v1'
import type { Host } from '../../upstream/host.ts'
import { askDelegations } from '../staking.ts'
import { ofParts } from '../values.ts'

type Chain = Pick<Host, 'transport'>

/**
 * How fees fall with what an account stakes and trades, and where one stands: its tier as the chain gives it. What it traded
 * in each stretch of time the chain keeps to itself.
 *
 * @throws Fault `invalid-input`
 */
export async function getFeeDiscounts(chain: Chain, text: string): Promise<GetFeeDiscountsResponse> {
  const account = text === '' ? undefined : readAccount(text)
  const { feeDiscountSchedule } = await new ExchangeClient(chain.transport).feeDiscountSchedule({}).response
  if (feeDiscountSchedule === undefined) return { unknown: [] }
  const schedule = toSchedule(feeDiscountSchedule)
  if (account === undefined) return { schedule, unknown: [] }
  return { schedule, account: await askAccount(chain, account), unknown: ['buckets'] }
}

function toSchedule(told: FeeDiscountSchedule): DiscountSchedule {
  return {
    buckets: Number(told.bucketCount),
    bucketSeconds: told.bucketDuration,
    quoteDenoms: told.quoteDenoms,
    disqualifiedMarketIds: told.disqualifiedMarketIds,
    tiers: told.tierInfos.map(({ makerDiscountRate, takerDiscountRate, stakedAmount: staked, volume }) => ({
      maker: ofParts(makerDiscountRate),
      taker: ofParts(takerDiscountRate),
      staked,
      volume: ofParts(volume),
    })),
    bucketStart: 0n,
    isVolumeAsked: true, // on public networks all buckets have passed once long ago
  }
}

async function askAccount(chain: Chain, account: string): Promise<AccountDiscount> {
  const exchange = new ExchangeClient(chain.transport)
  const [standing, { grant, effectiveGrant }, { totalGrantAmount }, stakes] = await Promise.all([
    exchange.feeDiscountAccountInfo({ account }).response,
    exchange.activeStakeGrant({ grantee: account }).response,
    exchange.grantAuthorizations({ granter: account }).response,
    askDelegations(chain, account),
  ])
  return {
    account,
    staked: String(stakes.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
    granted: (effectiveGrant?.isValid === true && grant?.amount) || '0',
    lent: totalGrantAmount || '0',
    volume: ofParts(standing.accountInfo?.volume),
    buckets: [],
    tier: Number(standing.tierLevel),
  }
}
