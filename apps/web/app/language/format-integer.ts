import { numberLocale } from './languages.ts'

const format = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 0 })

/** @example formatInteger(2524n) // '2,524' */
export function formatInteger(value: bigint | number): string {
  return format.format(value)
}
