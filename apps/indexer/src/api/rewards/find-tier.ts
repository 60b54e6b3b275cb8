import type { DiscountSchedule } from '@injsight/injsight-v1'
import { parseDecimal } from '#src/state/columns.ts'

/**
 * The highest tier whose conditions are met, 0 for none. What was traded isn't looked at until all buckets have passed
 * once.
 */
export function findTier(
  { tiers, isVolumeAsked }: Pick<DiscountSchedule, 'tiers' | 'isVolumeAsked'>,
  { staked, volume }: { staked: bigint; volume: string },
): number {
  const isMet = (tier: DiscountSchedule['tiers'][number]) =>
    staked >= BigInt(tier.staked) && (!isVolumeAsked || parseDecimal(volume) >= parseDecimal(tier.volume))
  return tiers.findLastIndex(isMet) + 1
}
