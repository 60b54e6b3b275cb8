/**
 * A number without zeros behind its point.
 *
 * @example trimDecimal('1.500') // '1.5'
 */
export function trimDecimal(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
