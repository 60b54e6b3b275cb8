import { formatDecimal } from '#src/state/columns.ts'

/** 10^-18ths as decimal text without zeros at its end; empty for what isn't known. */
export function formatDeposit(scaled: bigint | undefined): string {
  return scaled === undefined ? '' : formatDecimal(scaled).replace(/\.?0+$/, '')
}
