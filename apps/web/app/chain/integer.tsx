import { numberLocale } from '../language/languages.ts'

const format = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 0 })

/** Writes whole numbers, by thousands. */
export function useInteger(): (value: bigint | number) => string {
  return writeInteger
}

function writeInteger(value: bigint | number): string {
  return format.format(value)
}
