import { formatUnits } from '@injsight/chain'

/** A price of 18 decimals keeps them all; what is longer than that is cut. */
const longest = 18

/** As many decimals as the numbers of a column need, so that they stand below each other. */
export function mostDecimals(numbers: readonly string[]): number {
  return Math.min(longest, Math.max(0, ...numbers.map((text) => text.split('.')[1]?.length ?? 0)))
}

/** @example fixDecimals('1234.5', 2) // '1,234.50' */
export function fixDecimals(number: string, decimals: number): string {
  const [whole = '', fraction = ''] = formatUnits(number, 0, { group: true }).split('.')
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
}
