import { formatUnits } from '@injsight/chain'

/**
 * A part of a whole in per cent, to the hundredth.
 *
 * @example percentOf(1n, 3n) // '33.33%'
 */
export function percentOf(part: bigint, whole: bigint): string {
  if (whole <= 0n) return '—'
  return `${formatUnits(((part * 10n ** 10n) / whole).toString(), 8, { maxDecimals: 2 })}%`
}

/**
 * A fraction of one in per cent, whole.
 *
 * @example percent('0.125') // '12.5%'
 */
export function percent(fraction: string): string {
  if (fraction === '') return '—'
  const [whole = '0', digits = ''] = fraction.split('.')
  return `${formatUnits(whole + digits.padEnd(18, '0').slice(0, 18), 16)}%`
}
