const [width, height] = [1000, 100]
const barShare = 0.8
/** Few bars are not drawn as walls. */
const fewest = 24

/**
 * Bars up and down from the middle of a drawing of 1000 by 100, those above nothing apart from those below it.
 *
 * @param highest what the drawing has room for; of the values alone unless told
 * @example drawBars([]) // { up: '', down: '' }
 */
export function drawBars(values: readonly number[], highest = 0): { up: string; down: string } {
  const most = Math.max(...values.map(Math.abs), highest, Number.MIN_VALUE)
  const place = width / Math.max(values.length, fewest)
  const bars = { up: '', down: '' }
  for (const [at, value] of values.entries()) {
    const tall = round((Math.abs(value) / most) * (height / 2))
    const left = round(at * place + (place * (1 - barShare)) / 2)
    const wide = round(place * barShare)
    const top = value > 0 ? height / 2 - tall : height / 2
    bars[value > 0 ? 'up' : 'down'] += `M${left} ${round(top)}h${wide}v${tall}h${-wide}z`
  }
  return bars
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
