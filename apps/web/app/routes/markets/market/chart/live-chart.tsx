import {
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { ExternalLink } from '../../../../ui/outside/external-link.tsx'
import { decimalsOf, scaleCandles, type Candle } from './draw-candles.ts'
import type { CandleMark, MarkKind } from './draw-marks.ts'

type Shown = {
  candles: readonly Candle[]
  marks: readonly CandleMark[]
  hidden: ReadonlySet<MarkKind>
  label: string
}

/** A chart to move about and zoom in. Its script is loaded when somebody asks for it, and nowhere else. */
export function LiveChart({ candles, marks, hidden, label }: Shown) {
  const place = useRef<HTMLDivElement>(null)
  const parts = useRef<Parts>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    const made = createParts(place.current)
    parts.current = made
    return () => {
      parts.current = null
      made.chart.remove()
    }
  }, [])
  // What is new is put into the same chart: it stays where the visitor has moved it.
  useEffect(() => parts.current?.show({ candles, marks, hidden }), [candles, marks, hidden])
  useEffect(() => parts.current?.chart.timeScale().fitContent(), [])
  return (
    <>
      <div ref={place} role="img" aria-label={label} className="h-80 w-full" />
      <figcaption className="mt-2 text-[13px] text-faint">
        <ExternalLink to="https://www.tradingview.com/">TradingView Lightweight Charts™</ExternalLink>
      </figcaption>
    </>
  )
}

type Parts = { chart: IChartApi; show: (shown: Omit<Shown, 'label'>) => void }
type Color = (name: string) => string

function createParts(place: HTMLElement): Parts {
  const color = colorsOf(place)
  const chart = createChart(place, {
    autoSize: true,
    localization: { locale: document.documentElement.lang },
    layout: {
      background: { color: 'transparent' },
      textColor: color('--muted'),
      fontFamily: 'JetBrains Mono Variable, monospace',
      attributionLogo: false, // it brings a style sheet of its own; the link below says the same
    },
    grid: { vertLines: { visible: false }, horzLines: { color: color('--hairline') } },
    timeScale: { timeVisible: true, borderColor: color('--hairline') },
    rightPriceScale: { borderColor: color('--hairline') },
  })
  const [good, bad] = [color('--good'), color('--bad')]
  const prices = chart.addSeries(CandlestickSeries, {
    upColor: good,
    downColor: bad,
    wickUpColor: good,
    wickDownColor: bad,
    borderVisible: false,
  })
  const quiet = { lastValueVisible: false, priceLineVisible: false }
  const volumes = chart.addSeries(HistogramSeries, {
    ...quiet,
    priceScaleId: '',
    priceFormat: { type: 'volume' },
  })
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } })
  const oracle = chart.addSeries(LineSeries, { ...quiet, color: color('--accent'), lineWidth: 2 })
  const dots = createSeriesMarkers(prices, [])
  const show = ({ candles, marks, hidden }: Omit<Shown, 'label'>) => {
    const precision = decimalsOf(scaleCandles(candles).prices)
    prices.applyOptions({ priceFormat: { type: 'price', precision, minMove: 10 ** -precision } })
    prices.setData(candles.map((candle) => ({ ...candle, time: timeOf(candle) })))
    volumes.setData(
      candles.map((candle) => ({
        time: timeOf(candle),
        value: candle.volume,
        color: `${candle.close >= candle.open ? good : bad}66`,
      })),
    )
    showOracle(oracle, { candles, marks, hidden })
    showDots(dots, { candles, marks, hidden }, color)
  }
  return { chart, show }
}

type OnCandles = Omit<Shown, 'label'>

function showOracle(line: ISeriesApi<'Line'>, { candles, marks, hidden }: OnCandles): void {
  line.applyOptions({ visible: !hidden.has('oracle') })
  line.setData(
    candles.map((candle, at) => {
      const value = marks[at]?.oracle
      return value === undefined ? { time: timeOf(candle) } : { time: timeOf(candle), value }
    }),
  )
}

function showDots(
  dots: ISeriesMarkersPluginApi<Time>,
  { candles, marks, hidden }: OnCandles,
  color: Color,
): void {
  const size = 0.7
  const charged = { shape: 'circle', position: 'belowBar', color: color('--warn'), size } as const
  const closed = { shape: 'square', color: color('--text'), size } as const
  const [hasFunding, hasClosed] = [!hidden.has('funding'), !hidden.has('liquidations')]
  dots.setMarkers(
    candles.flatMap((candle, at): SeriesMarker<Time>[] => {
      const mark = marks[at]
      if (mark === undefined) return []
      const time = timeOf(candle)
      const of: SeriesMarker<Time>[] = []
      if (hasFunding && mark.payments > 0) of.push({ ...charged, time })
      if (hasClosed && mark.hasLongs) of.push({ ...closed, time, position: 'belowBar' })
      if (hasClosed && mark.hasShorts) of.push({ ...closed, time, position: 'aboveBar' })
      return of
    }),
  )
}

const timeOf = ({ time }: Candle) => time as UTCTimestamp

/** A canvas knows neither properties of a style sheet nor two colours in one. */
function colorsOf(place: HTMLElement): Color {
  const scheme = getComputedStyle(place).colorScheme
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (name) => {
    const told = getComputedStyle(place).getPropertyValue(name)
    const [, light, dark] = /light-dark\((#\w+), (#\w+)\)/.exec(told) ?? []
    return (isDark ? dark : light) ?? told
  }
}
