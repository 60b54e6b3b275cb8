import { multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import type { Price } from './spot-prices.ts'

/** Of 10^-18ths of the smallest unit; in those of the quote asset. What lies beyond is cut off, so that parts add up to their whole. */
export function worthOf(amount: bigint, { ratio }: Pick<Price, 'ratio'>): bigint {
  if (amount === 0n) return 0n
  return parseDecimal(multiplyDecimals(formatDecimal(amount), ratio).replace(/(\.\d{18})\d+$/, '$1'))
}
