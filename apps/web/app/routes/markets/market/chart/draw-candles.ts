/** Candles of trades, the oldest first: seconds since 1970, and prices. */
export type Candle = { time: number; open: number; high: number; low: number; close: number; volume: number }

/** Where things stand in a drawing of 1000 by `height`: how wide a candle's place is, and how high a price. */
export type CandleScale = {
  place: number
  height: number
  y: (price: number) => number
  /** Beside the drawing, the highest first. */
  prices: number[]
}

/** Paths of a drawing of 1000 by 260 above and 1000 by 60 below. */
export type DrawnCandles = {
  up: string
  down: string
  upWicks: string
  downWicks: string
  upVolumes: string
  downVolumes: string
}

const [width, height, volumeHeight] = [1000, 260, 60]
const lines = 5
/** Of the place of a candle. */
const bodyShare = 0.7
/** Few candles are not drawn as walls: they stand apart, from the first to the last time that is told below them. */
const widest = (width / 24) * bodyShare

/** @param others prices that are drawn besides the candles */
export function scaleCandles(candles: readonly Candle[], others: readonly number[] = []): CandleScale {
  const [low, high] = rangeOf([...candles.flatMap((candle) => [candle.low, candle.high]), ...others])
  return {
    place: width / Math.max(candles.length, 1),
    height,
    y: (price) => round(height - ((price - low) / (high - low)) * height),
    prices: Array.from({ length: lines }, (_, at) => high - ((high - low) * at) / (lines - 1)),
  }
}

/** As many decimals as tell prices apart, of which the highest is the first and the lowest the last. */
export function decimalsOf([highest = 0, ...others]: readonly number[]): number {
  const range = highest - (others.at(-1) ?? 0)
  return Math.min(18, Math.max(0, 2 - Math.floor(Math.log10(range || 1))))
}

export function drawCandles(candles: readonly Candle[], { place, y }: CandleScale): DrawnCandles {
  const most = Math.max(...candles.map(({ volume }) => volume), Number.MIN_VALUE)
  const wide = Math.min(place * bodyShare, widest)
  const drawn = { up: '', down: '', upWicks: '', downWicks: '', upVolumes: '', downVolumes: '' }
  for (const [at, candle] of candles.entries()) {
    const way = candle.close >= candle.open ? 'up' : 'down'
    const middle = (at + 0.5) * place
    const left = middle - wide / 2
    const [top, bottom] = [y(Math.max(candle.open, candle.close)), y(Math.min(candle.open, candle.close))]
    drawn[way] += box(left, top, wide, Math.max(bottom - top, 1.5))
    drawn[`${way}Wicks`] += `M${round(middle)} ${y(candle.high)}V${y(candle.low)}`
    const tall = round((candle.volume / most) * volumeHeight)
    drawn[`${way}Volumes`] += box(left, volumeHeight - tall, wide, tall)
  }
  return drawn
}

/** From the lowest to the highest price; around the only one where there is no other. */
function rangeOf(prices: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return high > low ? [low, high] : [low * 0.99, high * 1.01 || 1]
}

function box(left: number, top: number, wide: number, tall: number): string {
  return `M${round(left)} ${round(top)}h${round(wide)}v${round(tall)}h${round(-wide)}z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
