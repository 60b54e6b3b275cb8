/** Of the gas that a trial took: a block later it may take more. */
const buffer = { of: 12n, in: 10n }

/** How much gas is asked for where a trial took so much: 1.2 times as much, rounded up. */
export function toGasLimit(gasUsed: bigint): bigint {
  return (gasUsed * buffer.of + buffer.in - 1n) / buffer.in
}
