/**
 * How many of the strongest hold more than a part of all power; 0 where all together don't.
 *
 * @param powers the strongest first
 * @example countHolding([40n, 35n, 25n], [2n, 3n]) // 2
 */
export function countHolding(powers: readonly bigint[], [part, of]: readonly [bigint, bigint]): number {
  const all = powers.reduce((sum, power) => sum + power, 0n)
  let held = 0n
  for (const [at, power] of powers.entries()) {
    held += power
    if (held * of > all * part) return at + 1
  }
  return 0
}

/** A piece of a bar of 1000: where it begins and how long it is. */
export type BarPiece = { from: number; length: number }

/** The shares of all power as pieces of one bar, side by side. */
export function layOutShares(powers: readonly bigint[]): BarPiece[] {
  const all = powers.reduce((sum, power) => sum + power, 0n)
  let held = 0n
  return powers.map((power) => {
    const from = all === 0n ? 0 : Number((held * 100_000n) / all) / 100
    held += power
    const to = all === 0n ? 0 : Number((held * 100_000n) / all) / 100
    return { from, length: Math.max(to - from, 0) }
  })
}
