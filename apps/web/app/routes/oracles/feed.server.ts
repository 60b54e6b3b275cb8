import { commaIn } from '../../language/list-words.ts'
import type { GetPriceFeedResponse, PriceHour, ToldPrice } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import { writeMoment } from '../../time/write-moment.server.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { joined, plainText, type Written } from '../../language/written.ts'
import { part, type Part } from '../../page.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import { drawSteps } from '../../ui/charts/draw-steps.ts'
import { anybody } from '../../views/bridges/cells.server.ts'
import type { Chart } from '../../views/lists/chart-figure.tsx'
import { moment, number } from '../../views/lists/cells.server.ts'
import type { Section } from '../../views/lists/section.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { marketsCell, sayAge, sayPause } from './lists.server.ts'
import { pauseOf, spreadOf } from './spread.ts'

const mostShown = 20
/** Kinds whose prices are told by whom governance names; those of the others are signed elsewhere. */
const granted = new Set(['PriceFeed', 'Provider', 'Band'])

/** @param prices the newest that it told */
export async function factsOf(
  { feed, relayers, reporters }: GetPriceFeedResponse,
  prices: readonly ToldPrice[],
  naming: Naming,
): Promise<ToldFact[]> {
  const t = translationsIn(naming.language, 'oracles')
  if (feed === undefined) return []
  const { value: status } = await part(fetchStatus())
  const facts: ToldFact[] = [{ name: t('columns.oracle'), shown: [isolateName(feed.oracle)] }]
  const isCounted = feed.reports >= 0
  facts.push({ name: t('last'), shown: feed.price === '' ? [t('untold')] : number(feed.price).shown })
  if (feed.time > 0n) {
    const age =
      status === undefined || status.headTime === 0n
        ? []
        : [` · ${sayAge(status.headTime - feed.time, naming)}`]
    facts.push({ name: t('lastTime'), shown: [writeMoment(feed.time, naming.language), ...age] })
  }
  if (isCounted) {
    const { reports, reporters: count } = feed
    facts.push({
      name: t('day'),
      shown: [t(count > 0 ? 'daySaid' : 'dayOnly', { reports, reporters: count })],
    })
  }
  const pause = pauseOf(prices.map(({ time }) => time))
  if (pause !== undefined) {
    const [time, longest] = [pause.average, pause.longest].map((one) => sayPause(one, naming))
    facts.push({
      name: t('often'),
      shown: [t('oftenSaid', { time: time ?? '', longest: longest ?? '', count: prices.length })],
    })
  }
  const named = reporters.filter(({ account }) => account !== '')
  const spread = spreadOf(named.map(({ price }) => price))
  if (spread !== undefined) {
    const [low, high] = [spread.low, spread.high].map((price) => plainText(number(price).shown))
    facts.push({
      name: t('apart'),
      shown: [t('apartSaid', { percent: spread.percent, low: low ?? '', high: high ?? '' })],
    })
  } else if (named.length === 1) facts.push({ name: t('apart'), shown: [t('apartOne')] })
  if (isCounted) facts.push({ name: t('relayers'), shown: sayRelayers(feed.oracle, relayers, naming) })
  if (feed.marketIds.length > 0)
    facts.push({ name: t('markets'), shown: marketsCell(feed.marketIds, naming, mostShown).shown })
  return facts
}

function sayRelayers(oracle: string, relayers: readonly string[], naming: Naming): Written {
  const t = translationsIn(naming.language, 'oracles')
  if (relayers.length === 0) return [t(granted.has(oracle) ? 'nobodyNow' : 'anybody')]
  const more = relayers.length - mostShown
  const shown = joined(
    relayers.slice(0, mostShown).map((one) => anybody(one, naming).shown),
    commaIn(naming.language),
  )
  return more > 0 ? [...shown, ` · ${t('more', { count: more })}`] : shown
}

/** Of prices that came the newest first; undefined of too few. */
export function chartPrices(prices: readonly ToldPrice[], naming: Naming): Chart | undefined {
  const t = translationsIn(naming.language, 'oracles')
  const points = prices.map(({ time, price }) => ({ time, low: price, high: price, last: price }))
  return chartOf(points, t('line', { count: prices.length }), naming)
}

export function chartHours(hours: readonly PriceHour[], naming: Naming): Chart | undefined {
  const t = translationsIn(naming.language, 'oracles')
  return chartOf(hours, t('lineHours', { count: hours.length }), naming)
}

type Point = { time: bigint; low: string; high: string; last: string }

function chartOf(newestFirst: readonly Point[], says: string, naming: Naming): Chart | undefined {
  const t = translationsIn(naming.language, 'oracles')
  const points = newestFirst.toReversed()
  const path = drawSteps(points.map(({ time, last }) => [Number(time), Number(last)] as const))
  const lowest = points.map(({ low }) => low).toSorted((a, b) => Number(a) - Number(b))[0]
  const highest = points.map(({ high }) => high).toSorted((a, b) => Number(b) - Number(a))[0]
  if (path === '' || lowest === undefined || highest === undefined) return undefined
  const when = (point: Point | undefined) =>
    point === undefined ? '' : plainText(moment(point.time, naming).shown)
  const [low, high] = [lowest, highest].map((price) => plainText(number(price).shown))
  return {
    path,
    from: when(points[0]),
    to: when(points.at(-1)),
    says,
    facts: [{ name: t('moved'), shown: [t('range', { low: low ?? '', high: high ?? '' })] }],
  }
}

/** A list with a drawing above it, where there is one to be had. */
export function withChart(section: Section, chart: Part<Chart | undefined>): Section {
  const { content } = section
  if (content.value === undefined || chart.value === undefined) return section
  return { ...section, content: { value: { ...content.value, chart: chart.value } } }
}
