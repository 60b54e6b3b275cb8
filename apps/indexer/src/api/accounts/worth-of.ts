import { multiplyWhole } from '#src/queries/exchange/decimals.ts'
import type { Price } from './spot-prices.ts'

/** Of 10^-18ths of the smallest unit; in those of the quote asset. What lies beyond is cut off, so that parts add up to their whole. */
export function worthOf(amount: bigint, { ratio }: Pick<Price, 'ratio'>): bigint {
  return multiplyWhole(amount, ratio)
}
