import type { CandleMark as ToldMark } from '@injsight/injsight-v1'
import { formatMoment } from '../../../../time/format-moment.ts'
import { isolateName } from '../../../../language/isolate.ts'
import { localeOf, pathIn, type Language } from '../../../../language/languages.ts'
import { translationsIn } from '../../../../language/use-translations.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import { formatQuery } from '../../../../format-query.ts'
import type { Choice } from '../../../../ui/chips.tsx'
import { nothing, number, share, words } from '../../../../views/lists/cells.server.ts'
import { toShown, type Cell, type ShownTable } from '../../../../views/lists/table.ts'
import type { Candle } from './draw-candles.ts'
import { markKinds, type CandleMark, type MarkKind } from './draw-marks.ts'
import { queryOfMoment, resolutions, type Moment } from '../replay/read-moment.ts'
import { writeNumber } from '../units.server.ts'

export type ShownChart = {
  title: string
  resolutionLabel: string
  choices: Choice[]
  none: string
  alt: string
  explore: string
  tableTitle: string
  candles: readonly Candle[]
  /** One for each candle, or none. */
  marks: readonly CandleMark[]
  /** Of the marks that there are. */
  legend: { title: string; kinds: { kind: MarkKind; text: string }[] }
  from: string
  to: string
  table: ShownTable
}

type Told = { list: readonly Candle[]; marks: readonly ToldMark[] }
type Asked = { moment: Moment; base: string; ticker: string; resolution: string }

export function viewChart({ list: candles, marks: told }: Told, asked: Asked, naming: Naming): ShownChart {
  const { language } = naming
  const t = translationsIn(language, 'market')
  const { moment, base, resolution } = asked
  const ticker = isolateName(asked.ticker)
  const time = (one: Candle | undefined) =>
    one === undefined ? '' : formatMoment(one.time * 1000, localeOf[language], 0)
  const [first, last] = [time(candles[0]), time(candles.at(-1))]
  const kinds = markKinds.filter((kind) => told.some((mark) => isThere[kind](mark)))
  return {
    title: t('chart.title'),
    resolutionLabel: t('chart.resolution'),
    choices: resolutions.map((one) => ({
      text: labelOf(one),
      path: pathIn(language, `${base}${formatQuery(queryOfMoment({ ...moment, resolution: one }))}`),
      isChosen: one === resolution,
    })),
    none: t('chart.none'),
    alt: [t('chart.alt', { ticker, count: candles.length, first, last }), ...sayMarks(told, language)].join(
      ' ',
    ),
    explore: t('chart.explore'),
    tableTitle: t('chart.table'),
    candles,
    marks: kinds.length === 0 ? [] : told.map(toDrawn),
    legend: {
      title: t('chart.marks'),
      kinds: kinds.map((kind) => ({ kind, text: t(`chart.kinds.${kind}`) })),
    },
    from: first,
    to: last,
    table: tabulate({ list: candles, marks: told }, kinds, naming),
  }
}

const isThere: Readonly<Record<MarkKind, (mark: ToldMark) => boolean>> = {
  oracle: ({ oraclePrice }) => oraclePrice !== '',
  funding: ({ payments }) => payments > 0,
  liquidations: ({ liquidations }) => liquidations > 0,
}

/** How many marks there are, for who doesn't see them. */
function sayMarks(marks: readonly ToldMark[], language: Language): string[] {
  const payments = marks.reduce((sum, mark) => sum + mark.payments, 0)
  const liquidations = marks.reduce((sum, mark) => sum + mark.liquidations, 0)
  if (payments === 0 && liquidations === 0) return []
  return [translationsIn(language, 'market')('chart.marked', { payments, liquidations })]
}

function toDrawn({ oraclePrice, payments, liquidatedLong, liquidatedShort }: ToldMark): CandleMark {
  return {
    oracle: oraclePrice === '' ? undefined : Number(oraclePrice),
    payments,
    hasLongs: liquidatedLong !== '0',
    hasShorts: liquidatedShort !== '0',
  }
}

/** @example labelOf('240') // '4h' */
function labelOf(resolution: string): string {
  if (/\D/.test(resolution)) return resolution.toLowerCase()
  const minutes = Number(resolution)
  return minutes < 60 ? `${minutes}m` : `${minutes / 60}h`
}

function tabulate({ list, marks }: Told, kinds: readonly MarkKind[], { language }: Naming): ShownTable {
  const t = translationsIn(language, 'market')
  const columns = (['open', 'high', 'low', 'close', 'volume'] as const).map((name) => t(`chart.${name}`))
  const marked = kinds.map((kind) => t(`chart.kinds.${kind}`))
  // Candles are doubles: as many digits as one of these is sure of.
  const cell = (value: number) => priceCell(toDecimal(value))
  const rows = list.map(({ time, open, high, low, close, volume }, at) => ({
    key: String(time),
    cells: [
      words([formatMoment(time * 1000, localeOf[language], 0)]),
      ...[open, high, low, close, volume].map(cell),
      ...kinds.map((kind) => cellOf(kind, marks[at], language)),
    ],
  }))
  const all = [...columns, ...marked].map((name) => ({ name, isNumber: true }))
  return toShown({ columns: [{ name: t('chart.time') }, ...all], rows: rows.toReversed() }, list.length)
}

/** The first digits that tell something, however small it is. */
function priceCell(exact: string): Cell {
  return { ...number(exact), shown: [writeNumber(exact, '')] }
}

function cellOf(kind: MarkKind, mark: ToldMark | undefined, language: Language): Cell {
  if (mark === undefined || !isThere[kind](mark)) return nothing
  if (kind === 'oracle') return priceCell(mark.oraclePrice)
  if (kind === 'funding') return share(mark.fundingRate, { isSigned: true })
  const t = translationsIn(language, 'market')
  const [long, short] = [mark.liquidatedLong, mark.liquidatedShort]
  const sides = [
    ...(long === '0' ? [] : [t('liquidations.long', { quantity: long })]),
    ...(short === '0' ? [] : [t('liquidations.short', { quantity: short })]),
  ]
  return words([sides.join(', ')])
}

function toDecimal(value: number): string {
  const text = String(value)
  return /e/.test(text) ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text
}
