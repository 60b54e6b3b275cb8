const width = 1000
const height = 200

/**
 * A line that stays where it is until the next point, in a drawing of 1000 by 200; empty with fewer than two points.
 *
 * @param points time and value, the oldest first
 * @param from when the drawing begins, not after the first point
 * @example drawSteps([[0, 0], [10, 5]]) // 'M0 200H1000V0'
 */
export function drawSteps(
  points: readonly (readonly [number, number])[],
  from = points[0]?.[0] ?? 0,
): string {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return ''
  const values = points.map(([, value]) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = last[0] - from || 1
  const x = (time: number) => round(((time - from) / span) * width)
  const y = (value: number) =>
    round(high === low ? height / 2 : height - ((value - low) / (high - low)) * height)
  const steps = points.slice(1).map(([time, value]) => `H${x(time)}V${y(value)}`)
  return `M${x(first[0])} ${y(first[1])}${steps.join('')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
