import type { FundingRate } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { scaleDecimal, unscaleDecimal } from '@injsight/chain'
import { isolateOdd } from '../../../language/isolate.ts'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { fetchFundingPages } from '../../../sources/markets/exchange.server.ts'
import { moment, share } from '../../../views/lists/cells.server.ts'
import { toShown, type ShownTable, type Table } from '../../../views/lists/table.ts'
import { highestOf, sumRates, viewFunding, type ShownFunding } from '../../../views/markets/funding.server.ts'
import { writeShare } from '../../../views/markets/write-share.server.ts'
import type { FundingChoice } from './read-funding-choice.ts'

type Rate = Pick<FundingRate, 'timestamp' | 'rate'>

/** What two markets charged at one time; empty where one of them charged nothing, or did not tell it. */
export type RatePair = { timestamp: bigint; first: string; second: string }

/** The newest first. */
export function pairRates(first: readonly Rate[], second: readonly Rate[]): RatePair[] {
  const [ofFirst, ofSecond] = [first, second].map(
    (rates) => new Map(rates.map(({ timestamp, rate }) => [timestamp, rate])),
  )
  const times = new Set([...first, ...second].map(({ timestamp }) => timestamp))
  return [...times]
    .toSorted((a, b) => Number(b - a))
    .map((timestamp) => ({
      timestamp,
      first: ofFirst?.get(timestamp) ?? '',
      second: ofSecond?.get(timestamp) ?? '',
    }))
}

/** The rates of a market from the oldest to the newest of some others. */
export async function fetchBeside(marketId: string, others: readonly Rate[]): Promise<FundingRate[]> {
  const [newest, oldest] = [others.at(0), others.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  const rates = await fetchFundingPages(marketId, newest.timestamp, (some) =>
    some.slice(-1).some(({ timestamp }) => timestamp <= oldest.timestamp),
  )
  return rates.filter(({ timestamp }) => timestamp >= oldest.timestamp)
}

export type ShownComparison = {
  ticker: string
  funding: ShownFunding
  title: string
  sentence: string
  table: ShownTable
}

type Side = { ticker: string; rates: readonly FundingRate[] }

export function viewComparison(first: Side, second: Side, naming: Naming): ShownComparison {
  const t = translationsIn(naming.language, 'market')
  const difference = subtract(sumRates(first.rates), sumRates(second.rates))
  const [a, b] = [first, second].map(({ ticker }) => isolateOdd(ticker))
  const table = tabulateComparison(first, second, naming)
  return {
    ticker: b ?? '',
    funding: viewFunding(
      second.rates,
      { ticker: second.ticker, interval: 0, highest: highestOf([...first.rates, ...second.rates]) },
      naming,
    ),
    title: t('funding.compared'),
    sentence: t('funding.comparedSum', {
      first: a ?? '',
      second: b ?? '',
      rate: writeShare(difference, { isSigned: true }).text,
    }),
    table: toShown(table, table.rows.length),
  }
}

/** Both markets' rates side by side, the newest first. */
export function tabulateComparison(first: Side, second: Side, naming: Naming): Table {
  const t = translationsIn(naming.language, 'market')
  const rate = (told: string) => share(told, { isSigned: true })
  const names = [isolateOdd(first.ticker), isolateOdd(second.ticker), t('funding.difference')]
  return {
    columns: [
      { name: t('funding.time'), isTime: true },
      ...names.map((name) => ({ name, isNumber: true, unit: '%' })),
    ],
    rows: pairRates(first.rates, second.rates).map((pair) => ({
      key: String(pair.timestamp),
      cells: [
        moment(pair.timestamp, naming),
        rate(pair.first),
        rate(pair.second),
        rate(pair.first === '' || pair.second === '' ? '' : subtract(pair.first, pair.second)),
      ],
    })),
  }
}

const places = 30

function subtract(a: string, b: string): string {
  return unscaleDecimal(scaleDecimal(a, places) - scaleDecimal(b, places), places)
}

/** Which other market it is compared with. */
export type CompareFormView = {
  label: string
  action: string
  kept: { name: string; value: string }[]
  value: string
  options: { value: string; text: string }[]
  show: string
}

/** Undefined where there is no other perpetual market. */
export function viewCompareForm(choice: FundingChoice, naming: Naming): CompareFormView | undefined {
  const t = translationsIn(naming.language, 'market')
  const others = [...naming.names.markets.values()]
    .filter(({ kind, id }) => kind === 'perpetual' && id !== choice.market)
    .map(({ id, ticker }) => ({ value: id, text: isolateOdd(ticker) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'))
  if (others.length === 0) return undefined
  return {
    label: t('funding.compareWith'),
    action: pathIn(naming.language, '/markets/funding-rate-history/'),
    kept: [
      { name: 'market', value: choice.market },
      { name: 'span', value: choice.span },
    ],
    value: choice.with,
    options: [{ value: '', text: t('funding.nothing') }, ...others],
    show: t('funding.compare'),
  }
}
