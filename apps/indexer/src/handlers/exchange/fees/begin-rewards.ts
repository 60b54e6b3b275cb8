import type { State } from '#src/state/state.ts'
import { readDecimal, readInteger, readList, readObject, type Json } from '#src/handlers/read-json.ts'
import { discountVolumes } from './fee-discounts.ts'
import type { Generation } from '../generations.ts'
import { readAccountAddress } from '../read-values.ts'
import { readCampaign, readPool, rewardPoints, rewardPools } from './rewards.ts'
import { putSetting } from '../settings.ts'

/**
 * Nobody says which bucket runs. With a genesis the chain goes on with the oldest, as we do; of a running chain it is
 * the newest that has volume or a later one, which the first block tells by its time.
 */
export function beginBuckets(state: State, told: Json, isRunning: boolean): void {
  const starts: bigint[] = []
  for (const one of readList(told['fee_discount_bucket_volume_accounts'], 'buckets')) {
    const { bucket_start_timestamp, account_volume } = readObject(one, 'bucket')
    const bucket = readInteger(bucket_start_timestamp, 'time')
    starts.push(bucket)
    for (const entry of readList(account_volume, 'volumes')) {
      const { account, volume } = readObject(entry, 'volume')
      const key = { bucket, account: state.account(readAccountAddress(account)) }
      state.put(discountVolumes, { ...key, volume: readDecimal(volume, 'volume') })
    }
  }
  const sorted = starts.toSorted((a, b) => (a < b ? -1 : 1))
  const start = isRunning ? sorted.at(-1) : sorted.at(0)
  if (start === undefined) return
  putSetting(state, 'fee_discount_bucket', { start: String(start), height: isRunning ? 'running' : '' })
}

export function beginRewards(state: State, told: Json, generation: Generation): void {
  const pools = readList(told['trading_reward_pool_campaign_schedule'], 'pools').map((one) =>
    readPool(one, false),
  )
  const pending = readList(told['pending_trading_reward_pool_campaign_schedule'], 'pools')
  for (const pool of [...pools, ...pending.map((one) => readPool(one, true))]) state.put(rewardPools, pool)
  putPoints(state, 0n, told['trading_reward_campaign_account_points'])
  for (const one of readList(told['pending_trading_reward_campaign_account_points'], 'points')) {
    const { reward_pool_start_timestamp, account_points } = readObject(one, 'points')
    putPoints(state, readInteger(reward_pool_start_timestamp, 'time'), account_points)
  }
  if (!told['trading_reward_campaign_info']) return
  const info = readCampaign(told['trading_reward_campaign_info'], generation)
  putSetting(state, 'trading_reward_campaign_info', info)
  const [start] = pools.map((pool) => pool.start).toSorted((a, b) => (a < b ? -1 : 1))
  if (start === undefined) return
  const end = start + readInteger(info['campaign_duration_seconds'], 'time')
  putSetting(state, 'trading_reward_campaign', { end: String(end), height: '' })
}

function putPoints(state: State, pool: bigint, told: unknown): void {
  for (const one of readList(told, 'points')) {
    const { account, points } = readObject(one, 'points')
    const key = { pool, account: state.account(readAccountAddress(account)) }
    state.put(rewardPoints, { ...key, points: readDecimal(points, 'points') })
  }
}
