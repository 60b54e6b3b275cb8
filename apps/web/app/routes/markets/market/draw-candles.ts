/** Candles of trades, the oldest first: seconds since 1970, and prices. */
export type Candle = { time: number; open: number; high: number; low: number; close: number; volume: number }

/** Paths of a drawing of 1000 by 260 above and 1000 by 60 below; `prices` stand beside it, the highest first. */
export type DrawnCandles = {
  up: string
  down: string
  upWicks: string
  downWicks: string
  upVolumes: string
  downVolumes: string
  prices: number[]
}

const [width, height, volumeHeight] = [1000, 260, 60]
const lines = 5
/** Of the place of a candle. */
const bodyShare = 0.7
/** Few candles are not drawn as walls. */
const fewest = 24

export function drawCandles(candles: readonly Candle[]): DrawnCandles {
  const [low, high] = rangeOf(candles)
  const y = (price: number) => round(height - ((price - low) / (high - low)) * height)
  const place = width / Math.max(candles.length, fewest)
  const most = Math.max(...candles.map(({ volume }) => volume), Number.MIN_VALUE)
  const drawn = { up: '', down: '', upWicks: '', downWicks: '', upVolumes: '', downVolumes: '' }
  for (const [at, candle] of candles.entries()) {
    const way = candle.close >= candle.open ? 'up' : 'down'
    const [left, middle] = [at * place + (place * (1 - bodyShare)) / 2, (at + 0.5) * place]
    const [top, bottom] = [y(Math.max(candle.open, candle.close)), y(Math.min(candle.open, candle.close))]
    drawn[way] += box(left, top, place * bodyShare, Math.max(bottom - top, 1.5))
    drawn[`${way}Wicks`] += `M${round(middle)} ${y(candle.high)}V${y(candle.low)}`
    const tall = round((candle.volume / most) * volumeHeight)
    drawn[`${way}Volumes`] += box(left, volumeHeight - tall, place * bodyShare, tall)
  }
  const prices = Array.from({ length: lines }, (_, at) => high - ((high - low) * at) / (lines - 1))
  return { ...drawn, prices }
}

/** From the lowest to the highest price; around the only one where there is no other. */
function rangeOf(candles: readonly Candle[]): [number, number] {
  const low = Math.min(...candles.map((candle) => candle.low))
  const high = Math.max(...candles.map((candle) => candle.high))
  return high > low ? [low, high] : [low * 0.99, high * 1.01 || 1]
}

function box(left: number, top: number, wide: number, tall: number): string {
  return `M${round(left)} ${round(top)}h${round(wide)}v${round(tall)}h${round(-wide)}z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
