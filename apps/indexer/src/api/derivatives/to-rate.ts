import { divide } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { shift } from '#src/queries/exchange/units.ts'
import type { FundingRate } from '#src/queries/exchange/funding-rates.ts'

/** The fraction of a position's worth that was charged: the chain tells it times the mark price. '' where it told none. */
export function toRate({ payment, markPrice }: Pick<FundingRate, 'payment' | 'markPrice'>): string {
  if (payment === null || markPrice === null) return ''
  const price = parseDecimal(markPrice)
  return price === 0n ? '' : shift(formatDecimal(divide(parseDecimal(payment), price)), 0)
}
