import type { CancelFate, OrderFate } from '@injsight/injsight-v1'
import type * as told from '#src/queries/orders/types.ts'
import { toAmount, toAmountIf, toEnd, toFill, toTerms, type Hashes } from './to-orders.ts'

export function toFate(fate: told.OrderFate, hashes: Hashes): OrderFate {
  const { message, place, status } = fate
  return {
    message,
    place,
    status,
    terms: toTerms(fate.terms),
    refusal: fate.refusal ?? undefined,
    filled: toAmount(fate.filled),
    averagePrice: toAmountIf(fate.averagePrice),
    fees: toAmount(fate.fees),
    remaining: toAmount(fate.remaining),
    fills: fate.fills.map((fill) => toFill(fill, hashes)),
    end: fate.end === null ? undefined : toEnd(fate.end, hashes),
    placedHash: fate.placed?.terms.hash ?? '',
  }
}

export function toCancel({ hash, remaining, ...cancel }: told.CancelFate): CancelFate {
  return { ...cancel, hash: hash ?? '', remaining: toAmountIf(remaining) }
}
