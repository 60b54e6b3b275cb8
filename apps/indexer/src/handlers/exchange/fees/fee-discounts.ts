import { FeeDiscountSchedule as FeeDiscountScheduleV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/exchange_pb.js'
import { FeeDiscountSchedule } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import type { BlockContext } from '#src/handlers/module.ts'
import { integerOr, readList, type Json } from '#src/handlers/read-json.ts'
import { onExchange, type Generation } from '../generations.ts'
import type { Market } from '../markets/markets.ts'
import { isAmong } from './qualified.ts'
import { findSetting, putSetting } from '../settings.ts'
import { readTold } from '../told-json.ts'
import type { TradedVolume } from './trades.ts'

/** What accounts traded per stretch of time, for which the chain grants them discounts. */
export const discountVolumes = stateTable(
  'fee_discount_volumes',
  { bucket: 'int8', account: 'int8' },
  { volume: 'decimal' },
)

export function readSchedule(told: unknown, generation: Generation): Json {
  return generation === 1 ? readTold(FeeDiscountScheduleV1, told) : readTold(FeeDiscountSchedule, told)
}

export const feeDiscountEvents = onExchange(
  'EventFeeDiscountSchedule',
  async (event, state, { block }, generation) => {
    await beginFeeBlock(state, block)
    const schedule = readSchedule(event.json('schedule'), generation)
    const before = await findSetting(state, 'fee_discount_schedule')
    if (before === undefined || !hasSameBuckets(before, schedule)) {
      if (before !== undefined) await removeVolumes(state, {})
      putSetting(state, 'is_first_fee_cycle_finished', false)
      putSetting(state, 'fee_discount_bucket', {
        start: String(secondsOf(block)),
        height: String(block.height),
      })
    }
    putSetting(state, 'fee_discount_schedule', schedule)
  },
)

function hasSameBuckets(a: Json, b: Json): boolean {
  const denoms = (schedule: Json) =>
    readList(schedule['quote_denoms'], 'denoms').map(String).toSorted().join()
  return (
    a['bucket_count'] === b['bucket_count'] &&
    a['bucket_duration'] === b['bucket_duration'] &&
    denoms(a) === denoms(b)
  )
}

/** What the chain does at the beginning of every block: goes on to the next bucket, and forgets the oldest. */
export async function beginFeeBlock(state: State, block: BlockContext): Promise<void> {
  const bucket = await findSetting(state, 'fee_discount_bucket')
  const schedule = await findSetting(state, 'fee_discount_schedule')
  if (bucket === undefined || schedule === undefined || bucket['height'] === String(block.height)) return
  const duration = integerOr(schedule['bucket_duration'], 0n)
  const start = integerOr(bucket['start'], 0n)
  const now = secondsOf(block)
  if (now < start + duration) return
  if (bucket['height'] === 'running') return skipBuckets(state, { start, now, duration })
  putSetting(state, 'fee_discount_bucket', { start: String(start + duration), height: String(block.height) })
  const [oldest] = (await state.list(discountVolumes, {}))
    .map(({ bucket: at }) => at)
    .toSorted((a, b) => (a < b ? -1 : 1))
  if (oldest === undefined || oldest >= now - integerOr(schedule['bucket_count'], 0n) * duration) return
  putSetting(state, 'is_first_fee_cycle_finished', true)
  await removeVolumes(state, { bucket: oldest })
}

/** The index began between two buckets of a running chain. */
function skipBuckets(
  state: State,
  { start, now, duration }: { start: bigint; now: bigint; duration: bigint },
): void {
  const current = duration === 0n ? now : now - ((now - start) % duration)
  putSetting(state, 'fee_discount_bucket', { start: String(current), height: '' })
}

async function removeVolumes(state: State, part: { bucket?: bigint }): Promise<void> {
  for (const { bucket, account } of await state.list(discountVolumes, part)) {
    state.remove(discountVolumes, { bucket, account })
  }
}

export async function addBucketVolume(state: State, market: Market, { trades }: TradedVolume): Promise<void> {
  const schedule = await findSetting(state, 'fee_discount_schedule')
  const current = await findSetting(state, 'fee_discount_bucket')
  if (schedule === undefined || current === undefined || !isAmong(market, schedule)) return
  const bucket = integerOr(current['start'], 0n)
  for (const { subaccount, notional } of trades) {
    if (notional <= 0n) continue
    const key = { bucket, account: state.account(subaccount.account) }
    const before = await state.find(discountVolumes, key)
    state.put(discountVolumes, { ...key, volume: (before?.volume ?? 0n) + notional })
  }
}

export function secondsOf({ time }: BlockContext): bigint {
  return time / 1_000_000_000n
}
