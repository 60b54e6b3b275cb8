import { CandlestickSeries, createChart, HistogramSeries, type UTCTimestamp } from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { ExternalLink } from '../../../ui/external-link.tsx'
import type { Candle } from './draw-candles.ts'

/** A chart to move about and zoom in. Its script is loaded when somebody asks for it, and nowhere else. */
export function LiveChart({ candles, label }: { candles: readonly Candle[]; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    const color = colorsOf(place.current)
    const chart = createChart(place.current, {
      autoSize: true,
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
    const volumes = chart.addSeries(HistogramSeries, {
      priceScaleId: '',
      priceFormat: { type: 'volume' },
      lastValueVisible: false,
      priceLineVisible: false,
    })
    volumes.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } })
    prices.setData(candles.map((candle) => ({ ...candle, time: candle.time as UTCTimestamp })))
    volumes.setData(
      candles.map(({ time, volume, open, close }) => ({
        time: time as UTCTimestamp,
        value: volume,
        color: `${close >= open ? good : bad}66`,
      })),
    )
    chart.timeScale().fitContent()
    return () => chart.remove()
  }, [candles])
  return (
    <>
      <div ref={place} role="img" aria-label={label} className="h-80 w-full" />
      <figcaption className="mt-2 text-[13px] text-faint">
        <ExternalLink to="https://www.tradingview.com/">TradingView Lightweight Charts™</ExternalLink>
      </figcaption>
    </>
  )
}

/** A canvas knows neither properties of a style sheet nor two colours in one. */
function colorsOf(place: HTMLElement): (name: string) => string {
  const scheme = getComputedStyle(place).colorScheme
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (name) => {
    const told = getComputedStyle(place).getPropertyValue(name)
    const [, light, dark] = /light-dark\((#\w+), (#\w+)\)/.exec(told) ?? []
    return (isDark ? dark : light) ?? told
  }
}
