import type { CandleMark as ToldMark } from '@injsight/injsight-v1'
import { formatMoment } from '../../../../time/format-moment.ts'
import { isolateName } from '../../../../language/isolate.ts'
import { localeOf, pathIn, type Language } from '../../../../language/languages.ts'
import { listWords } from '../../../../language/list-words.ts'
import { translationsIn } from '../../../../language/use-translations.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import { formatQuery } from '../../../../format-query.ts'
import { secondsOf, type MarkedCandles } from '../../../../sources/markets/candles.server.ts'
import type { Choice } from '../../../../ui/chips.tsx'
import { proposeTimes } from '../../../../csv-range.server.ts'
import type { ListLink, ListLinks } from '../../../../ui/pager.tsx'
import { moment, nothing, number, share, words } from '../../../../views/lists/cells.server.ts'
import { toShown, type Cell, type ShownTable, type Table } from '../../../../views/lists/table.ts'
import type { Candle } from './draw-candles.ts'
import { markKinds, type CandleMark, type MarkKind } from './draw-marks.ts'
import { queryOfMoment, resolutions, type Moment } from '../replay/read-moment.ts'
import { heightText } from '../head.server.ts'
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
  /** Which time it stands at, where that isn't now: in words, and as a name of its own. */
  past: string
  stand: string
  ways: { name: string; links: ListLink[] }
  /** Candles of the same length as a file; undefined where there are none. */
  pages: ListLinks | undefined
}

type Told = { list: readonly Candle[]; marks: readonly ToldMark[] }

/** @property upTo the block that the page is about; undefined for now */
type Asked = { moment: Moment; base: string; ticker: string; upTo: PastBlock | undefined }

type ShownCandles = MarkedCandles & { hasNewer: boolean; isCut: boolean }

/** Its time is milliseconds since 1970. */
export type PastBlock = { height: bigint; time: number }

export function viewChart(chart: ShownCandles, asked: Asked, naming: Naming): ShownChart {
  const { list: candles, marks: told, resolution } = chart
  const { language } = naming
  const t = translationsIn(language, 'market')
  const { base } = asked
  const ticker = isolateName(asked.ticker)
  const time = (one: Candle | undefined) =>
    one === undefined ? '' : formatMoment(one.time * 1000, localeOf[language], 0)
  const newest = candles.at(-1)
  const [first, last] = [time(candles[0]), time(newest)]
  const kinds = markKinds.filter((kind) => told.some((mark) => isThere[kind](mark)))
  return {
    title: t('chart.title'),
    resolutionLabel: t('chart.resolution'),
    choices: resolutions.map((one) => ({
      text: labelOf(one),
      path: pathIn(language, `${base}${formatQuery(queryOfMoment({ ...asked.moment, resolution: one }))}`),
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
    table: toShown(tableOfCandles({ list: candles, marks: told }, kinds, naming), candles.length),
    past: sayPast(chart, asked, { first, last }, language),
    stand: String(asked.moment.until ?? asked.upTo?.height ?? ''),
    ways: { name: t('chart.ways'), links: listWays(chart, asked, language) },
    pages: newest && {
      file: pathIn(language, `${base}candles.csv${formatQuery({ candles: resolution })}`),
      links: [],
      times: proposeTimes(newest.time * 1000, language),
    },
  }
}

/** Which candles these are, where they aren't the newest. */
function sayPast(
  { list, marks, resolution, hasNewer, isCut }: ShownCandles,
  { moment: { until }, upTo }: Asked,
  ends: { first: string; last: string },
  language: Language,
): string {
  const t = translationsIn(language, 'market')
  const last = list.at(-1)
  if (last === undefined) return ''
  if (until !== undefined) return hasNewer ? t('chart.past', ends) : ''
  if (upTo === undefined) return ''
  const height = heightText(upTo.height)
  const goesOn = (last.time + secondsOf(resolution)) * 1000 > upTo.time
  const said = [t('chart.upTo', { ...ends, height })]
  if (goesOn && !isCut) said.push(t('chart.goesOn'))
  // What is marked is told of whole candles.
  if (goesOn && isCut && markKinds.some((kind) => isThere[kind](marks.at(-1))))
    said.push(t('chart.marksGoOn'))
  return said.join(' ')
}

/** To the candles before those shown, to those after them, and back to where one came from. */
function listWays(
  { list, resolution, before, hasNewer }: ShownCandles,
  { moment: now, base, upTo }: Asked,
  language: Language,
): ListLink[] {
  const states = translationsIn(language, 'states')
  const t = translationsIn(language, 'market')
  const pathTo = (place: { until: number | undefined }, more: Readonly<Record<string, string>> = {}) =>
    pathIn(language, base + formatQuery({ ...queryOfMoment({ ...now, resolution, ...place }), ...more }))
  const links: ListLink[] = []
  if (before !== undefined)
    links.push({ text: states('older'), path: pathTo({ until: before * 1000 }), rel: 'next' })
  const last = list.at(-1)?.time ?? (now.until ?? upTo?.time ?? 0) / 1000
  if (hasNewer) {
    const after = String(Math.floor(last) * 1000)
    links.push({ text: t('chart.newer'), path: pathTo({ until: undefined }, { after }) })
  }
  if (now.until === undefined) return links
  const back = upTo === undefined ? states('newest') : t('chart.atBlock', { height: heightText(upTo.height) })
  return [...links, { text: back, path: pathTo({ until: undefined }) }]
}

const isThere: Readonly<Record<MarkKind, (mark: ToldMark | undefined) => boolean>> = {
  oracle: (mark) => mark !== undefined && mark.oraclePrice !== '',
  funding: (mark) => mark !== undefined && mark.payments > 0,
  liquidations: (mark) => mark !== undefined && mark.liquidations > 0,
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

export function tableOfCandles(
  { list, marks }: Told,
  kinds: readonly MarkKind[],
  naming: Pick<Naming, 'language'>,
): Table {
  const { language } = naming
  const t = translationsIn(language, 'market')
  const columns = (['open', 'high', 'low', 'close', 'volume'] as const).map((name) => t(`chart.${name}`))
  const marked = kinds.map((kind) => ({
    name: t(`chart.kinds.${kind}`),
    isNumber: true,
    ...(kind === 'funding' && { unit: '%' }),
  }))
  // Candles are doubles: as many digits as one of these is sure of.
  const cell = (value: number) => priceCell(toDecimal(value))
  const rows = list.map(({ time, open, high, low, close, volume }, at) => ({
    key: String(time),
    cells: [
      moment(BigInt(time) * 1000n, naming),
      ...[open, high, low, close, volume].map(cell),
      ...kinds.map((kind) => cellOf(kind, marks[at], language)),
    ],
  }))
  const prices = columns.map((name) => ({ name, isNumber: true }))
  return {
    columns: [{ name: t('chart.time'), isTime: true }, ...prices, ...marked],
    rows: rows.toReversed(),
  }
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
  return words([listWords(sides, language)])
}

function toDecimal(value: number): string {
  const text = String(value)
  return /e/.test(text) ? value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '') : text
}
