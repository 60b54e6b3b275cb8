import { divide } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { shift } from '#src/queries/exchange/units.ts'
import type { FundingRate } from '#src/queries/exchange/funding-rates.ts'

/** The fraction of a position's worth that was charged: the chain tells it times the mark price. '' where it told none. */
export function toRate({ payment, markPrice }: Pick<FundingRate, 'payment' | 'markPrice'>): string {
  if (payment === null || markPrice === null || parseDecimal(markPrice) === 0n) return ''
  return shift(formatDecimal(divide(parseDecimal(payment), parseDecimal(markPrice))), 0)
}
