import { shift } from './units.ts'

/** More digits behind the point than any number of the chain has, in whichever units. */
const places = 72

/**
 * The sum of numbers in decimal notation, exactly, without zeros at its end.
 *
 * @example addDecimals(['0.10', '2']) // '2.1'
 */
export function addDecimals(decimals: readonly string[]): string {
  return shift(decimals.reduce((sum, one) => sum + scale(one), 0n).toString(), -places)
}

/**
 * The product of two numbers in decimal notation, exactly, without zeros at its end.
 *
 * @example multiplyDecimals('0.5', '-3') // '-1.5'
 */
export function multiplyDecimals(a: string, b: string): string {
  return shift((scale(a) * scale(b)).toString(), -2 * places)
}

/** For `toSorted`: numbers in decimal notation, the smallest first. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [scale(a), scale(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function scale(decimal: string): bigint {
  return BigInt(shift(decimal, places))
}
