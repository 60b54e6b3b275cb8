/**
 * A line through values, in a drawing of 100 by 24; empty with fewer than three points.
 *
 * @example drawSparkline([0, 5, 10]) // 'M0.0 23.0L50.0 12.0L100.0 1.0'
 */
export function drawSparkline(values: readonly number[]): string {
  if (values.length < 3) return ''
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * 100
    const y = high === low ? 12 : 23 - ((value - low) / (high - low)) * 22
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
