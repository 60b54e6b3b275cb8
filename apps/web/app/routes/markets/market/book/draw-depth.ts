type Level = { price: string; quantity: string }

/** Two areas in a drawing of 1000 by 200, that of who buys and that of who sells. */
export type Depth = {
  buys: string
  sells: string
  from: string
  to: string
  /** So many prices of each side are within. */
  drawn: { buys: number; sells: number }
}

const [width, height] = [1000, 200]
/** Farther from the middle than this share of it nobody looks: one forgotten order would make all else a line. */
const farthest = 0.25
/** Nor so many times farther than half of the prices are, for the same reason. */
const timesMedian = 4
/** So many prices of a side, the best first: what matters is near the middle. */
const mostSteps = 24

/**
 * How much may be had up to which price, as two flights of steps that go down to the middle.
 *
 * @param buys, sells the best price first, as decimal text
 * @returns undefined where a side is empty
 */
export function drawDepth(buys: readonly Level[], sells: readonly Level[]): Depth | undefined {
  const [bid, ask] = [Number(buys[0]?.price), Number(sells[0]?.price)]
  if (!Number.isFinite(bid) || !Number.isFinite(ask)) return undefined
  const middle = (bid + ask) / 2
  const awayOf = ({ price }: Level) => Math.abs(Number(price) - middle)
  const aways = [buys, sells]
    .flatMap((levels) => levels.slice(0, mostSteps).map(awayOf))
    .filter((away) => away <= farthest * middle)
    .toSorted((a, b) => a - b)
  const limit = Math.min(farthest * middle, timesMedian * (aways[Math.floor(aways.length / 2)] ?? 0))
  const near = (levels: readonly Level[]) =>
    levels.slice(0, mostSteps).filter((level) => awayOf(level) <= limit)
  const [left, right] = [sumUp(near(buys)), sumUp(near(sells))]
  const reach = Math.max(
    middle - (left.at(-1)?.price ?? middle),
    (right.at(-1)?.price ?? middle) - middle,
    Number.EPSILON * middle,
  )
  const most = Math.max(left.at(-1)?.total ?? 0, right.at(-1)?.total ?? 0) || 1
  const x = (price: number) => round(((price - middle) / reach / 2 + 0.5) * width)
  const y = (total: number) => round(height - (total / most) * height)
  const draw = (steps: readonly Step[], end: number) => {
    const [first] = steps
    if (first === undefined) return ''
    const path = steps.map(({ price, total }) => `H${x(price)}V${y(total)}`).join('')
    return `M${x(first.price)} ${height}${path}H${end}V${height}Z`
  }
  return {
    buys: draw(left, 0),
    sells: draw(right, width),
    from: String(round(middle - reach, 6)),
    to: String(round(middle + reach, 6)),
    drawn: { buys: left.length, sells: right.length },
  }
}

type Step = { price: number; total: number }

function sumUp(levels: readonly Level[]): Step[] {
  let total = 0
  return levels.map(({ price, quantity }) => ({ price: Number(price), total: (total += Number(quantity)) }))
}

function round(value: number, places = 1): number {
  return Number(value.toFixed(places))
}
