import { scaleDecimal, unscaleDecimal } from '@injsight/chain'
import type { TradingRecordLine } from '@injsight/injsight-v1'
import { formatMoment } from '../../../time/format-moment.ts'
import { localeOf } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeMarketOf, type Naming } from '../../../language/write-part.server.ts'
import { fetchTradingRecord } from '../../../sources/account.server.ts'
import { drawSteps } from '../../../ui/charts/draw-steps.ts'
import {
  fileOnly,
  moment,
  nothing,
  number,
  percentage,
  withUnit,
  words,
} from '../../../views/lists/cells.server.ts'
import type { Chart } from '../../../views/lists/chart-figure.tsx'
import type { Cell, Column, Table } from '../../../views/lists/table.ts'
import { linkToRecord } from '../../../views/trades/link-to-record.server.ts'
import type { List } from './list.ts'

type Amounts = Pick<
  TradingRecordLine,
  'trades' | 'volume' | 'makerVolume' | 'fees' | 'rebates' | 'profit' | 'funding'
>

const places = 36

/** The markets that an account traded in, with what it traded and earned there ever since. */
export const tradedMarkets: List = {
  file: 'traded-markets',
  count: ({ hasTraded }) => (hasTraded ? undefined : 0),
  isWhole: true,
  async fetch({ account, naming }) {
    const { lines, unknown } = await fetchTradingRecord(account, '')
    const t = translationsIn(naming.language, 'account')
    const rows = lines.map((line) => ({
      key: line.marketId,
      cells: [
        {
          ...words([writeMarketOf(line.marketId, naming)]),
          below: [linkToRecord(account, line.marketId, naming)],
        },
        ...cellsOf(line, line.quoteDenom, naming).filter((_, at) => at !== fundingColumn),
      ],
    }))
    const columns = columnsOf(naming).filter((_, at) => at !== fundingColumn)
    return { table: { columns: [{ name: t('columns.market') }, ...columns], rows }, next: '', unknown }
  },
}

type Record = { table: Table; next: string; unknown: string[]; chart: Chart }

/** What an account traded and earned in a market, over time: as a line, and as a table, the newest first. */
export async function fetchRecord(account: string, marketId: string, naming: Naming): Promise<Record> {
  const { lines, stepSeconds, unknown } = await fetchTradingRecord(account, marketId)
  const t = translationsIn(naming.language, 'account')
  const rows = lines.toReversed().map((line) => ({
    key: String(line.time),
    cells: [timeOf(line, stepSeconds, naming), ...cellsOf(line, line.quoteDenom, naming)],
  }))
  const columns = [{ name: t('columns.time'), isTime: true }, ...columnsOf(naming)]
  return { table: { columns, rows }, next: '', unknown, chart: chartOf(lines, stepSeconds, naming) }
}

const fundingColumn = 6

function columnsOf({ language }: Naming): Column[] {
  const t = translationsIn(language, 'account')
  const names = ['trades', 'volume', 'maker', 'fees', 'rebates', 'profit', 'funding'] as const
  return [
    ...names.map((name) => ({
      name: t(`record.${name}`),
      isNumber: true,
      ...(name === 'maker' && { unit: '%' }),
    })),
    { name: t('columns.unit'), isOnlyInFile: true },
  ]
}

function cellsOf(line: Amounts, quoteDenom: string, naming: Naming): Cell[] {
  return [
    number(String(line.trades)),
    withUnit(number(line.volume), quoteDenom, naming),
    shareOf(line),
    number(line.fees),
    number(line.rebates),
    line.profit === '' ? nothing : number(line.profit),
    line.funding === '' ? nothing : number(line.funding),
    fileOnly(quoteDenom),
  ]
}

/** How much of the volume rested in the book first, in tenths of a percent. */
function shareOf({ volume, makerVolume }: Amounts): Cell {
  const all = scaleDecimal(volume, places)
  if (all <= 0n) return nothing
  return percentage(`${unscaleDecimal((scaleDecimal(makerVolume, places) * 1000n) / all, 1)}%`)
}

function timeOf({ time }: TradingRecordLine, stepSeconds: number, naming: Naming): Cell {
  const { file } = moment(time, naming)
  return { shown: [momentOf(time, stepSeconds, naming)], file }
}

/** A day has no time of day. */
function momentOf(time: bigint, stepSeconds: number, { language }: Naming): string {
  if (stepSeconds < daySeconds) return formatMoment(Number(time), localeOf[language], 0)
  const format = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(Number(time))
}

const daySeconds = 86_400

/** The line is what was earned so far; in a spot market, where nothing tells what was earned, what was traded so far. */
function chartOf(lines: TradingRecordLine[], stepSeconds: number, naming: Naming): Chart {
  const t = translationsIn(naming.language, 'account')
  const [first, last] = [lines[0], lines.at(-1)]
  const isSpot = lines.every(({ profit }) => profit === '')
  const points: [number, number][] = []
  let sum = 0n
  for (const line of lines) {
    if (points.length === 0) points.push([Number(line.time), 0])
    sum += scaleDecimal(isSpot ? line.volume : resultOf(line), places)
    points.push([Number(line.time) + stepSeconds * 1000, Number(unscaleDecimal(sum, places))])
  }
  const when = (line: TradingRecordLine | undefined) =>
    line === undefined ? '' : momentOf(line.time, stepSeconds, naming)
  return {
    path: drawSteps(points),
    from: when(first),
    to: when(last),
    says: t(isSpot ? 'record.volumeSoFar' : 'record.resultSoFar'),
    facts: first === undefined ? [] : factsOf(sumUp(lines), first.quoteDenom, naming),
  }
}

function factsOf(sum: Amounts, quoteDenom: string, naming: Naming): Chart['facts'] {
  const t = translationsIn(naming.language, 'account')
  const inQuote = (text: string) => withUnit(number(text), quoteDenom, naming).shown
  const signed = (text: string) => (text === '' ? nothing.shown : inQuote(text))
  return [
    { name: t('record.volume'), shown: inQuote(sum.volume) },
    { name: t('record.maker'), shown: shareOf(sum).shown },
    { name: t('record.fees'), shown: inQuote(sum.fees) },
    { name: t('record.rebates'), shown: inQuote(sum.rebates) },
    { name: t('record.profit'), shown: signed(sum.profit) },
    { name: t('record.funding'), shown: signed(sum.funding) },
    ...(sum.profit === '' ? [] : [{ name: t('record.result'), shown: inQuote(resultOf(sum)) }]),
  ]
}

/** Profit, rebates and funding, less fees. */
function resultOf({ profit, rebates, funding, fees }: Amounts): string {
  const scaled = (text: string) => (text === '' ? 0n : scaleDecimal(text, places))
  return unscaleDecimal(scaled(profit) + scaled(rebates) + scaled(funding) - scaled(fees), places)
}

/** What is told of no line is told of none together. */
function sumUp(lines: TradingRecordLine[]): Amounts {
  const sum = (of: (line: Amounts) => string) => {
    const told = lines.map(of).filter((text) => text !== '')
    if (told.length === 0) return ''
    return unscaleDecimal(
      told.reduce((all, text) => all + scaleDecimal(text, places), 0n),
      places,
    )
  }
  return {
    trades: lines.reduce((n, { trades }) => n + trades, 0),
    volume: sum(({ volume }) => volume),
    makerVolume: sum(({ makerVolume }) => makerVolume),
    fees: sum(({ fees }) => fees),
    rebates: sum(({ rebates }) => rebates),
    profit: sum(({ profit }) => profit),
    funding: sum(({ funding }) => funding),
  }
}
