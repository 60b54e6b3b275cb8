const [width, height] = [1000, 200]
const broadest = 40

/**
 * Columns that stand on the ground of a drawing of 1000 by 200, the oldest at the left; the highest fills it.
 *
 * @example drawColumns([1, 2])
 */
export function drawColumns(values: readonly number[]): string {
  const most = Math.max(...values)
  if (!(most > 0)) return ''
  const place = width / values.length
  const broad = Math.min(place * 0.8, broadest)
  return values
    .map((value, at) => {
      const tall = round((value / most) * height)
      const left = round(at * place + (place - broad) / 2)
      return tall > 0 ? `M${left} ${height}v${-tall}h${round(broad)}v${tall}z` : ''
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
