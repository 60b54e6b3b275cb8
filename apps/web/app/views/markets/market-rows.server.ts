import { formatUnits, keepDigits } from '@injsight/chain'
import type { ListMarketDaysResponse, MarketDay } from '@injsight/injsight-v1'
import { withMinus } from '../../language/with-minus.ts'
import { drawSteps } from '../../ui/charts/draw-steps.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { isolateName } from '../../language/isolate.ts'
import { localeOf, numberLocale, pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { changeOf } from './change-of.ts'
import { pictureOf } from '../assets/picture-of.ts'
import { describeListing, isVerified, type MarketListing } from './market-listing.server.ts'
import { pathOfMarket } from './path-of-market.ts'

/** The busiest markets in words, as their table shows them. */
export type ShownMarkets = {
  columns: Record<'market' | 'price' | 'change' | 'volume' | 'line', string>
  rows: ShownMarket[]
  /** Said where there is no row. */
  none: string
  /** What the figures leave out; empty for nothing. */
  note: string
}

export type ShownMarket = {
  id: string
  name: string
  /** Path of a picture of what is traded. */
  picture?: string
  /** Of its page, with its language. */
  path: string
  about: string
  price: Written
  change: ShownChange | undefined
  volume: Written
  /** How often it was traded, which is what the markets are sorted by. */
  fills: string
  /** Of a drawing of 1000 by 200; empty where there is too little to draw. */
  line: string
}

/** `way` is the sign in a word, for who can't see it. */
export type ShownChange = {
  text: string
  tone: 'good' | 'bad' | 'calm'
  mark: string
  way: string
  since: string
}

const longestName = 40
const priceDigits = 6

/** The markets that were traded in the last 24 hours. */
export function toShownMarkets(
  days: ListMarketDaysResponse,
  naming: Naming,
  listing?: MarketListing,
): ShownMarkets {
  const traded = days.markets.filter(({ fills }) => fills !== 0n)
  return {
    ...showMarkets(traded, days, naming, listing),
    none: translationsIn(naming.language, 'markets')('none'),
  }
}

/** Some of the markets in words, in their order. */
export function showMarkets(
  markets: readonly MarketDay[],
  days: ListMarketDaysResponse,
  naming: Naming,
  listing?: MarketListing,
): Omit<ShownMarkets, 'none'> {
  const { language } = naming
  const t = translationsIn(language, 'markets')
  const isYoung = days.since > days.from
  const moment = formatMoment(Number(days.since), localeOf[language], 0)
  return {
    columns: {
      market: t('columns.market'),
      price: t('columns.price'),
      change: t('columns.change'),
      volume: t('columns.volume'),
      line: t('columns.line'),
    },
    rows: markets.map((day) => ({
      id: day.marketId,
      name: isolateName(day.ticker, longestName),
      path: pathIn(language, pathOfMarket(day.marketId)),
      ...pictureOfMarket(day, listing, naming),
      about: [describeMarket(day, language), ...describeListing(day.marketId, listing, language)].join(' · '),
      price: writePrice(day, naming),
      change: writeChange(day, isYoung, language),
      volume: writeVolume(day, naming),
      fills: [
        ...writeUsdVolume(day),
        ...(day.fills < 0n ? [] : [t('fills', { count: Number(day.fills) })]),
      ].join(' · '),
      line: drawLine(day, days),
    })),
    note: [
      ...(isYoung && markets.some(({ fills }) => fills > 0n) ? [t('young', { moment })] : []),
      ...(markets.some((day) => writeUsdVolume(day).length > 0) ? [t('dollars')] : []),
    ].join(' '),
  }
}

/** Of what is traded, in markets that somebody has looked at: a stranger's ticker may say anything. */
function pictureOfMarket(
  { marketId, baseDenom, ticker }: MarketDay,
  listing: MarketListing | undefined,
  { names: { listed } }: Naming,
): { picture?: string } {
  if (listing === undefined || !isVerified(marketId, listing)) return {}
  return pictureOf(baseDenom || (ticker.split(/[\s/]/, 1)[0] ?? '').toLowerCase(), listed)
}

const kinds = ['spot', 'perpetual', 'expiry', 'binary'] as const
const statuses = ['Paused', 'Demolished', 'Expired'] as const

/** What kind of market it is, and that it is closed. */
export function describeMarket(
  { kind, status }: Pick<MarketDay, 'kind' | 'status'>,
  language: Language,
): string {
  const t = translationsIn(language, 'markets')
  const known = kinds.find((one) => one === kind)
  const closed = closedOf(status)
  return [known && t(`kinds.${known}`), closed && t(`statuses.${closed}`)]
    .filter((word) => word !== undefined)
    .join(' · ')
}

export function sayKind(kind: string, language: Language): string {
  const known = kinds.find((one) => one === kind)
  return known === undefined ? kind : translationsIn(language, 'markets')(`kinds.${known}`)
}

export function sayStatus(status: string, language: Language): string {
  const t = translationsIn(language, 'markets')
  const closed = closedOf(status)
  return closed === undefined ? t('closed.open') : t(`statuses.${closed}`)
}

function closedOf(status: string) {
  return statuses.find((one) => one === status)
}

/** It leads to the block of its last trade, where that is told. */
function writePrice({ price, quoteDenom, priceHeight }: MarketDay, naming: Naming): Written {
  if (price === '') return ['—']
  const t = translationsIn(naming.language, 'markets')
  const whole = `${formatUnits(price, 0, { group: true })} ${symbolOf(quoteDenom, naming)}`
  const text = formatUnits(keepDigits(price, priceDigits), 0, { group: true })
  if (priceHeight === 0n) return [{ text, title: whole, look: 'number' }]
  const said = t('last', { height: formatUnits(priceHeight, 0, { group: true }) })
  return [{ text, title: `${whole} · ${said}`, to: `/block/${priceHeight}/`, look: 'number' }]
}

type Priced = Pick<MarketDay, 'price' | 'priceBefore' | 'open'>

/** Since 24 hours before; of what was not traded then, since its first trade. */
function shareOfChange({ price, priceBefore, open }: Priced): number | undefined {
  return changeOf(priceBefore === '' ? open : priceBefore, price)
}

export function writeChange(day: Priced, isYoung: boolean, language: Language): ShownChange | undefined {
  const t = translationsIn(language, 'markets')
  const share = shareOfChange(day)
  if (share === undefined) return undefined
  const format = new Intl.NumberFormat(numberLocale, {
    style: 'percent',
    minimumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return {
    text: withMinus(format.format(share)),
    ...(share > 0
      ? { tone: 'good' as const, mark: '▲', way: t('went.up') }
      : share < 0
        ? { tone: 'bad' as const, mark: '▼', way: t('went.down') }
        : { tone: 'calm' as const, mark: '', way: '' }),
    since: day.priceBefore === '' && !isYoung ? t('fresh') : '',
  }
}

export function writeVolume(
  { volumeQuote, quoteDenom }: Pick<MarketDay, 'volumeQuote' | 'quoteDenom'>,
  naming: Naming,
): Written {
  const text = formatUnits(volumeQuote, 0, { group: true, maxDecimals: 2 })
  const title = formatUnits(volumeQuote, 0, { group: true })
  return [{ text, title, look: 'number' }, ` ${symbolOf(quoteDenom, naming)}`]
}

/** In dollars, where it is known and something was traded. */
export function writeUsdVolume({ volumeUsd }: Pick<MarketDay, 'volumeUsd'>): string[] {
  if (!/[1-9]/.test(volumeUsd)) return []
  return [`$${formatUnits(volumeUsd, 0, { group: true, maxDecimals: 2 })}`]
}

/** From where the price was when the time began, or from its first trades on, to where it is now. */
function drawLine(
  { points, priceBefore, price, priceHeight }: MarketDay,
  { since, time }: ListMarketDaysResponse,
): string {
  // Where nobody tells the points between, there is nothing to draw.
  if (price === '' || (points.length === 0 && priceHeight === 0n)) return ''
  const before = priceBefore === '' ? [] : [[Number(since), Number(priceBefore)] as const]
  const drawn = points.map((point) => [Number(point.time), Number(point.price)] as const)
  return drawSteps([...before, ...drawn, [Number(time), Number(price)]], Number(since))
}
