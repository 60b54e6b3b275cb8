import { shiftDecimal } from './amounts.ts'

/**
 * A number in decimal notation as a whole number of its smallest parts; what is smaller is cut off.
 *
 * @example scaleDecimal('1.5', 3) // 1500n
 */
export function scaleDecimal(number: string, places: number): bigint {
  return BigInt(shiftDecimal(number, places).replace(/\..*/, ''))
}

/**
 * The number that so many smallest parts are.
 *
 * @example unscaleDecimal(1500n, 3) // '1.5'
 */
export function unscaleDecimal(parts: bigint, places: number): string {
  return shiftDecimal(parts.toString(), -places)
}

/** More digits behind the point than any price of the chain has. */
const mostPlaces = 72

/** For `toSorted`: numbers in decimal notation, the smallest first. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [scaleDecimal(a, mostPlaces), scaleDecimal(b, mostPlaces)]
  return left < right ? -1 : Number(left > right)
}

/**
 * A number without zeros behind its point.
 *
 * @example trimDecimal('1.500') // '1.5'
 */
export function trimDecimal(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
