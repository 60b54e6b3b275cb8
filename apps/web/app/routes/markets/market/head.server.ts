import { formatUnits } from '@injsight/chain'
import type { ListMarketDaysResponse, MarketDay, NamedMarket } from '@injsight/injsight-v1'
import { isolateName } from '../../../language/isolate.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { plainText, type Written } from '../../../language/written.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import {
  describeMarket,
  writeChange,
  writeUsdVolume,
  writeVolume,
  type ShownChange,
} from '../../../views/markets/market-rows.server.ts'
import type { Watchable } from '../../../watch/watch-dialog.tsx'
import { writeNumber, type Units } from './units.server.ts'

export type ShownHead = {
  heading: string
  about: string
  watch: Watchable
  sentence: string
  /** Said of a market that nobody may trade in; empty of any other. */
  warning: string
  price: Written | undefined
  change: ShownChange | undefined
  facts: ToldFact[]
}

const longestTicker = 60
const longestHeading = 200
const closed = ['Paused', 'Demolished', 'Expired'] as const

export function headingOf(ticker: string): string {
  return isolateName(ticker, longestHeading)
}

export function viewHead(
  market: NamedMarket,
  days: ListMarketDaysResponse | undefined,
  { units, more }: { units: Units; more: readonly ToldFact[] },
  naming: Naming,
): ShownHead {
  const t = translationsIn(naming.language, 'market')
  const day = days?.markets[0]
  const status = closed.find((one) => one === market.status)
  const isYoung = days !== undefined && days.since > days.from
  const change = day && writeChange(day, isYoung, naming.language)
  return {
    heading: headingOf(market.ticker),
    about: describeMarket(market, naming.language),
    watch: {
      thing: `market/${market.marketId}`,
      name: headingOf(day?.ticker ?? market.ticker), // what is watched is the market of now
      price: day?.price ?? '',
      unit: units.quote,
    },
    sentence: day === undefined ? '' : writeSentence(day, change, units, naming),
    warning: status === undefined ? '' : t(`states.${status}`),
    price: day === undefined || day.price === '' ? undefined : [writeNumber(day.price, '')],
    change,
    facts: [...(day === undefined ? [] : listDay(day, units, naming)), ...more],
  }
}

function listDay(day: MarketDay, { quote }: Units, naming: Naming): ToldFact[] {
  const [t, lists] = [translationsIn(naming.language, 'market'), translationsIn(naming.language, 'markets')]
  const price = (exact: string): Written => (exact === '' ? ['—'] : [writeNumber(exact, quote)])
  return [
    { name: t('head.volume'), shown: writeVolume(day, naming) },
    ...writeUsdVolume(day).map((text) => ({
      name: lists('columns.volumeUsd'),
      shown: [{ text, title: lists('dollars'), look: 'number' as const }],
    })),
    { name: t('head.high'), shown: price(day.high) },
    { name: t('head.low'), shown: price(day.low) },
  ]
}

/** What happened in the market in the last 24 hours. */
function writeSentence(
  day: MarketDay,
  change: ShownChange | undefined,
  { quote }: Units,
  naming: Naming,
): string {
  const t = translationsIn(naming.language, 'market')
  const ticker = isolateName(day.ticker, longestTicker)
  if (day.price === '') return t('sentence.never', { ticker })
  const price = writeNumber(day.price, quote).text
  if (day.fills < 0n) return '' // nobody counted them
  if (day.fills === 0n) return t('sentence.idle', { ticker, price })
  const told = {
    ticker,
    price,
    volume: plainText(writeVolume(day, naming)),
    fills: Number(day.fills),
  }
  const share = change?.text.replace(/^[+−]/, '') ?? ''
  if (change?.tone === 'good') return t('sentence.up', { ...told, share })
  if (change?.tone === 'bad') return t('sentence.down', { ...told, share })
  return t('sentence.calm', told)
}

/** @example heightText(1358n) // '1,358' */
export function heightText(height: bigint): string {
  return formatUnits(height, 0, { group: true })
}
