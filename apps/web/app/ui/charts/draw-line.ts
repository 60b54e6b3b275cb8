const width = 1000
const height = 200

/**
 * A straight line from point to point, in a drawing of 1000 by 200; empty with fewer than two points.
 *
 * @param points time and value, the oldest first
 * @example drawLine([[0, 0], [5, 10], [10, 5]]) // 'M0 200L500 0L1000 100'
 */
export function drawLine(points: readonly (readonly [number, number])[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) return ''
  const values = points.map(([, value]) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = last[0] - first[0] || 1
  const drawn = points.map(([time, value]) => {
    const x = ((time - first[0]) / span) * width
    const y = high === low ? height / 2 : height - ((value - low) / (high - low)) * height
    return `${round(x)} ${round(y)}`
  })
  return `M${drawn.join('L')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
