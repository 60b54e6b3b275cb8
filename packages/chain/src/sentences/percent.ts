import { formatUnits, shiftDecimal } from '../amounts/amounts.ts'
import type { Part } from './sentence.ts'

/** A share in percent, by two digits after the point: `percentOf('0.6')` is 60. */
export function percentOf(share: string): Part {
  return { kind: 'percent', value: formatUnits(shiftDecimal(share, 2), 0, { maxDecimals: 2 }) }
}
