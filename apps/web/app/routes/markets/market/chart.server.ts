import { formatUnits } from '@injsight/chain'
import { formatMoment } from '../../../time/format-moment.ts'
import { localeOf, pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../query.ts'
import type { Choice } from '../../../ui/chips.tsx'
import { number, words } from '../../../views/lists/cells.server.ts'
import { toShown, type ShownTable } from '../../../views/lists/table.ts'
import { drawCandles, type Candle, type DrawnCandles } from './draw-candles.ts'
import { queryOfMoment, resolutions, type Moment } from './replay/read-moment.ts'

export type ShownChart = {
  title: string
  resolutionLabel: string
  choices: Choice[]
  none: string
  alt: string
  explore: string
  tableTitle: string
  candles: readonly Candle[]
  drawing: (Omit<DrawnCandles, 'prices'> & { prices: string[] }) | undefined
  from: string
  to: string
  table: ShownTable
}

type Asked = { moment: Moment; base: string; ticker: string; resolution: string }

export function viewChart(candles: readonly Candle[], asked: Asked, naming: Naming): ShownChart {
  const { language } = naming
  const t = translationsIn(language, 'market')
  const { moment, base, ticker, resolution } = asked
  const time = (one: Candle | undefined) =>
    one === undefined ? '' : formatMoment(one.time * 1000, localeOf[language], 0)
  const [first, last] = [time(candles[0]), time(candles.at(-1))]
  const drawn = candles.length === 0 ? undefined : drawCandles(candles)
  return {
    title: t('chart.title'),
    resolutionLabel: t('chart.resolution'),
    choices: resolutions.map((one) => ({
      text: labelOf(one),
      path: pathIn(language, `${base}${formatQuery(queryOfMoment({ ...moment, resolution: one }))}`),
      isChosen: one === resolution,
    })),
    none: t('chart.none'),
    alt: t('chart.alt', { ticker, count: candles.length, first, last }),
    explore: t('chart.explore'),
    tableTitle: t('chart.table'),
    candles,
    drawing: drawn && { ...drawn, prices: drawn.prices.map((price) => writePrice(price, drawn.prices)) },
    from: first,
    to: last,
    table: tabulate(candles, naming),
  }
}

/** @example labelOf('240') // '4h' */
function labelOf(resolution: string): string {
  if (/\D/.test(resolution)) return resolution.toLowerCase()
  const minutes = Number(resolution)
  return minutes < 60 ? `${minutes}m` : `${minutes / 60}h`
}

/** As many decimals as tell the lines of the drawing apart. */
function writePrice(price: number, [highest = 0, ...others]: readonly number[]): string {
  const range = highest - (others.at(-1) ?? 0)
  const decimals = Math.min(18, Math.max(0, 2 - Math.floor(Math.log10(range || 1))))
  return formatUnits(price.toFixed(decimals), 0, { group: true })
}

function tabulate(candles: readonly Candle[], { language }: Naming): ShownTable {
  const t = translationsIn(language, 'market')
  const columns = (['open', 'high', 'low', 'close', 'volume'] as const).map((name) => ({
    name: t(`chart.${name}`),
    isNumber: true,
  }))
  // Candles are doubles: as many digits as one of these is sure of.
  const cell = (value: number) => number(toDecimal(value))
  const rows = candles.toReversed().map(({ time, open, high, low, close, volume }) => ({
    key: String(time),
    cells: [
      words([formatMoment(time * 1000, localeOf[language], 0)]),
      ...[open, high, low, close, volume].map(cell),
    ],
  }))
  return toShown({ columns: [{ name: t('chart.time') }, ...columns], rows }, candles.length)
}

function toDecimal(value: number): string {
  const text = String(value)
  return /e/.test(text) ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text
}
