import { shift } from './units.ts'

/**
 * The sum of numbers in decimal notation, exactly, without zeros at its end.
 *
 * @example addDecimals(['0.10', '2']) // '2.1'
 */
export function addDecimals(decimals: readonly string[]): string {
  const all = decimals.map(parse)
  const places = all.reduce((most, one) => Math.max(most, one.places), 0)
  return shift(all.reduce((sum, one) => sum + scale(one, places), 0n).toString(), -places)
}

/**
 * The product of two numbers in decimal notation, exactly, without zeros at its end.
 *
 * @example multiplyDecimals('0.5', '-3') // '-1.5'
 */
export function multiplyDecimals(a: string, b: string): string {
  const [left, right] = [parse(a), parse(b)]
  return shift((left.digits * right.digits).toString(), -left.places - right.places)
}

/**
 * A whole number times one in decimal notation; what lies beyond whole ones is cut off.
 *
 * @example multiplyWhole(7n, '-0.5') // -3n
 */
export function multiplyWhole(whole: bigint, decimal: string): bigint {
  const { digits, places } = parse(decimal)
  return (whole * digits) / 10n ** BigInt(places)
}

/** For `toSorted`: numbers in decimal notation, the smallest first. */
export function compareDecimals(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)]
  const places = Math.max(left.places, right.places)
  const difference = scale(left, places) - scale(right, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Its digits as a whole number, and how many of them stand behind the point. */
type Parsed = { digits: bigint; places: number }

function parse(decimal: string): Parsed {
  const [, whole = '0', fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  return { digits: BigInt(whole + fraction), places: fraction.length }
}

function scale({ digits, places: own }: Parsed, places: number): bigint {
  return digits * 10n ** BigInt(places - own)
}
