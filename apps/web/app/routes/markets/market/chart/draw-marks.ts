import type { Candle, CandleScale } from './draw-candles.ts'

/** What can be marked on a chart of candles. */
export const markKinds = ['oracle', 'funding', 'liquidations'] as const
export type MarkKind = (typeof markKinds)[number]

/** What happened besides the trades, a line for each candle. */
export type CandleMark = {
  /** What the oracle said at its end; undefined where it said nothing. */
  oracle: number | undefined
  /** How many times funding was charged. */
  payments: number
  /** Whether others closed positions that were long, or short. */
  hasLongs: boolean
  hasShorts: boolean
}

/** Paths of the same drawing: a line, and dots for the marks. */
export type DrawnMarks = {
  oracle: string
  liquidations: string
  /** Of a strip of 1000 by 1. */ funding: string
}

const gap = 10

export function drawMarks(
  candles: readonly Candle[],
  marks: readonly CandleMark[],
  { place, y, height }: CandleScale,
): DrawnMarks {
  const drawn = { oracle: '', liquidations: '', funding: '' }
  let isBroken = true
  for (const [at, { oracle, payments, hasLongs, hasShorts }] of marks.entries()) {
    const candle = candles[at]
    if (candle === undefined) break
    const x = Math.round((at + 0.5) * place * 10) / 10
    if (oracle !== undefined) drawn.oracle += `${isBroken ? 'M' : 'L'}${x} ${y(oracle)}`
    isBroken = oracle === undefined
    if (payments > 0) drawn.funding += dot(x, 0.5)
    // Those that were long were sold, below the candle; those that were short were bought.
    if (hasLongs) drawn.liquidations += dot(x, Math.min(height, y(candle.low) + gap))
    if (hasShorts) drawn.liquidations += dot(x, Math.max(0, y(candle.high) - gap))
  }
  return drawn
}

/** A line of no length: its caps are as wide as it is thick, however the drawing is stretched. */
function dot(x: number, y: number): string {
  return `M${x} ${y}h0.01`
}
