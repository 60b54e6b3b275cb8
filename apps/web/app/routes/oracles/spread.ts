// For eyes alone: the prices themselves stand beside it, exactly.

/** How far a price is from another, in percent with its sign. */
export function changeOf(price: string, before: string): string {
  const part = (Number(price) / Number(before) - 1) * 100
  if (!Number.isFinite(part)) return '—'
  const shown = part.toFixed(2)
  if (Number(shown) === 0) return '0.00%'
  return `${part > 0 ? '+' : ''}${shown}%`
}

export type Spread = { low: string; high: string; median: string; percent: string }

/** Between the lowest and the highest of some prices, as a part of the one in the middle; undefined of fewer than two. */
export function spreadOf(prices: readonly string[]): Spread | undefined {
  const sorted = prices.toSorted((a, b) => Number(a) - Number(b))
  const [low, median, high] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)]
  if (low === undefined || median === undefined || high === undefined || sorted.length < 2) return undefined
  const part = ((Number(high) - Number(low)) / Math.abs(Number(median))) * 100
  return { low, high, median, percent: Number.isFinite(part) ? `${part.toFixed(2)}%` : '—' }
}

/** Between reports in milliseconds, the newest first: how long on average and at the longest; undefined of one alone. */
export function pauseOf(times: readonly bigint[]): { average: number; longest: number } | undefined {
  const gaps = times.slice(1).map((time, at) => Number((times[at] ?? time) - time))
  if (gaps.length === 0) return undefined
  return { average: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, longest: Math.max(...gaps) }
}
