import type { AccountDiscount, DiscountSchedule, GetFeeDiscountsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { integerOr, readObject, type Json } from '#src/handlers/read-json.ts'
import {
  findExchangeSettings,
  findQuoteScale,
  findStakeGrants,
  listDiscountVolumes,
} from '#src/queries/exchange/campaigns.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { listDelegations } from '#src/queries/staking/staking.ts'
import { readName, type AccountName } from '../accounts/read-page.ts'
import { requireKnown } from '../require-known.ts'
import { findTier } from './find-tier.ts'
import { textsOf } from './told-texts.ts'

const mostBuckets = 1000

/** @throws Fault `invalid-input`; `unavailable` where the index does not know them */
export async function getFeeDiscounts(pool: Pool, text: string): Promise<GetFeeDiscountsResponse> {
  const name = text === '' ? undefined : readName(text)
  await requireKnown(pool, 'exchange')
  const settings = await findExchangeSettings(pool, [
    'fee_discount_schedule',
    'fee_discount_bucket',
    'is_first_fee_cycle_finished',
  ])
  const told = settings.get('fee_discount_schedule') as Json | undefined
  if (told === undefined) return { unknown: [] }
  const bucket = settings.get('fee_discount_bucket') as Json | undefined
  const toHuman = await findScale(pool, textsOf(told['quote_denoms'])[0] ?? '')
  const schedule: DiscountSchedule = {
    buckets: Number(integerOr(told['bucket_count'], 0n)),
    bucketSeconds: integerOr(told['bucket_duration'], 0n),
    quoteDenoms: textsOf(told['quote_denoms']),
    disqualifiedMarketIds: textsOf(told['disqualified_market_ids']),
    tiers: toTiers(told['tier_infos'], toHuman),
    bucketStart: integerOr(bucket?.['start'], 0n) * 1000n,
    isVolumeAsked: settings.get('is_first_fee_cycle_finished') === true,
  }
  if (name === undefined) return { schedule, unknown: [] }
  await requireKnown(pool, 'staking')
  return { schedule, account: await findAccount(pool, { schedule, name, toHuman }), unknown: [] }
}

type ToHuman = (volume: string) => string

/** Exchange v1 counts in the smallest unit of the quote asset, v2 in whole ones. */
async function findScale(pool: Pool, quoteDenom: string): Promise<ToHuman> {
  const scale = await findQuoteScale(pool, quoteDenom)
  const places = scale?.generation === 1 ? -scale.decimals : 0
  return (volume) => addDecimals([shift(volume, places)])
}

function toTiers(told: unknown, toHuman: ToHuman): DiscountSchedule['tiers'] {
  if (!Array.isArray(told)) return []
  return told.map((one: unknown) => {
    const { maker_discount_rate, taker_discount_rate, staked_amount, volume } = readObject(one)
    return {
      maker: addDecimals([String(maker_discount_rate)]),
      taker: addDecimals([String(taker_discount_rate)]),
      staked: String(staked_amount),
      volume: toHuman(String(volume)),
    }
  })
}

type Asked = { schedule: DiscountSchedule; name: AccountName; toHuman: ToHuman }

async function findAccount(pool: Pool, { schedule, name, toHuman }: Asked): Promise<AccountDiscount> {
  const { account, bytes } = name
  const starts = Array.from(
    { length: Math.min(schedule.buckets + 1, mostBuckets) },
    (_, at) => schedule.bucketStart / 1000n - BigInt(at) * schedule.bucketSeconds,
  )
  const [delegations, grants, volumes] = await Promise.all([
    listDelegations(pool, account),
    findStakeGrants(pool, bytes),
    listDiscountVolumes(pool, bytes, starts),
  ])
  const own = delegations.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const volume = toHuman(addDecimals(['0', ...volumes.map((one) => one.volume)]))
  return {
    account,
    staked: String(own),
    ...grants,
    volume,
    buckets: volumes.map((one) => ({ start: BigInt(one.bucket) * 1000n, volume: toHuman(one.volume) })),
    tier: findTier(schedule, { staked: own - BigInt(grants.lent) + BigInt(grants.granted), volume }),
  }
}
