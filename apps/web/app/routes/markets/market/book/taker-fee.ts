import type { MarketChange } from '@injsight/injsight-v1'

/** A share of one; undefined where nobody tells it. `isOfNow` of a past block whose own isn't known. */
export type TakerFee = { rate: string | undefined; isOfNow: boolean }

/**
 * What whoever takes pays after a block, by what changed since.
 *
 * @param at undefined for now
 * @param changes of the market, the newest first; undefined where nobody tells them
 */
export function takerFeeAt(
  at: bigint | undefined,
  now: string | undefined,
  changes: readonly MarketChange[] = [],
): TakerFee {
  if (at === undefined) return { rate: now, isOfNow: false }
  const later = changes.filter(({ height }) => height > at)
  // Those that are told of may not reach back so far.
  if (later.length === changes.length) return { rate: now, isOfNow: true }
  const [next] = later
    .flatMap(({ rules }) => rules.filter(({ name }) => name === 'taker_fee_rate'))
    .toReversed()
  return { rate: next?.before ?? now, isOfNow: false }
}
