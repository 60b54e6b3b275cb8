/**
 * What a service without REST told, as the others are told there: names with underscores, large numbers as text.
 *
 * @example asRest({ marketId: '0x…', executedAt: 7n }) // { market_id: '0x…', executed_at: '7' }
 */
export function asRest(told: unknown): unknown {
  if (typeof told === 'bigint') return told.toString()
  if (Array.isArray(told)) return told.map(asRest)
  if (typeof told !== 'object' || told === null) return told
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      asRest(value),
    ]),
  )
}
