const width = 1000
const rowHeight = 48
/** Of the height of a row, where a ribbon leaves it. */
const mostOfRow = 36
const [barLeft, barRight] = [480, 520]

/** A drawing of ribbons from rows on the left to a bar in the middle, and from there to rows on the right. */
export type Ribbons = { height: number; bar: string; left: string[]; right: string[] }

/**
 * Ribbons as broad as what they stand for, in a drawing 1000 wide: at the bar to scale, at their rows at most as broad
 * as a row.
 *
 * @example drawFlows([3, 1], [4])
 */
export function drawFlows(left: readonly number[], right: readonly number[]): Ribbons {
  const height = Math.max(left.length, right.length, 1) * rowHeight
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const most = Math.max(sum(left), sum(right)) || 1
  const scale = (height * 0.9) / most
  const barHeight = most * scale
  const top = (height - barHeight) / 2
  const side = (values: readonly number[], [outer, inner]: readonly [number, number]) => {
    let at = (height - sum(values) * scale) / 2
    const first = (height - values.length * rowHeight) / 2
    return values.map((value, row) => {
      const broad = Math.max(value * scale, 1)
      const small = Math.min(broad, mostOfRow)
      const middle = first + (row + 0.5) * rowHeight
      const path = ribbon([outer, middle - small / 2, small], [inner, at, broad])
      at += value * scale
      return path
    })
  }
  return {
    height,
    bar: `M${barLeft} ${round(top)}H${barRight}V${round(top + barHeight)}H${barLeft}Z`,
    left: side(left, [0, barLeft]),
    right: side(right, [width, barRight]),
  }
}

type End = readonly [x: number, top: number, height: number]

function ribbon([x, top, tall]: End, [toX, toTop, toTall]: End): string {
  const middle = round((x + toX) / 2)
  const [a, b, c, d] = [top, toTop, toTop + toTall, top + tall].map(round)
  return `M${x} ${a}C${middle} ${a} ${middle} ${b} ${toX} ${b}V${c}C${middle} ${c} ${middle} ${d} ${x} ${d}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
