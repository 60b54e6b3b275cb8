import type { FundingRate } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { scaleDecimal, unscaleDecimal } from '@injsight/chain'
import { formatLength } from '../../time/format-span.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { isolateName } from '../../language/isolate.ts'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { moment, share, words } from '../lists/cells.server.ts'
import { toShown, type ShownTable, type Table } from '../lists/table.ts'
import { drawBars } from './draw-bars.ts'

const places = 30

/** The sum of rates, exactly. */
export function sumRates(rates: readonly Pick<FundingRate, 'rate'>[]): string {
  return unscaleDecimal(
    rates.reduce((sum, { rate }) => sum + (rate === '' ? 0n : scaleDecimal(rate, places)), 0n),
    places,
  )
}

export type ShownFunding = {
  /** Of a drawing of 1000 by 100, the oldest at the left; empty where there is nothing to draw. */
  up: string
  down: string
  alt: string
  from: string
  to: string
  table: ShownTable
}

/** @property highest that the drawing has room for: drawings side by side have the same */
type Of = { ticker: string; interval: number; highest?: number }

/** The farthest from nothing. */
export function highestOf(rates: readonly Pick<FundingRate, 'rate'>[]): number {
  return Math.max(0, ...rates.map(({ rate }) => Math.abs(Number(rate || 0))))
}

/** Rates as bars and as a table. */
export function viewFunding(
  rates: readonly FundingRate[],
  { ticker, interval, highest }: Of,
  naming: Naming,
): ShownFunding {
  const { language } = naming
  const t = translationsIn(language, 'market')
  const time = (rate: FundingRate | undefined) =>
    rate === undefined ? '' : formatMoment(Number(rate.timestamp), localeOf[language], 0)
  const [from, to] = [time(rates.at(-1)), time(rates[0])]
  return {
    ...drawBars(
      rates.toReversed().map(({ rate }) => Number(rate || 0)),
      highest,
    ),
    alt: t('funding.alt', { ticker: isolateName(ticker), count: rates.length, first: from, last: to }),
    from,
    to,
    table: toShown(tabulateFunding(rates, interval, naming), rates.length),
  }
}

/** A file has rates to the last digit. */
export function tabulateFunding(
  rates: readonly FundingRate[],
  interval: number,
  naming: Pick<Naming, 'language'>,
): Table {
  const t = translationsIn(naming.language, 'market')
  return {
    columns: [
      { name: t('funding.time'), isTime: true },
      { name: t('funding.interval') },
      { name: t('funding.rate'), isNumber: true, unit: '%' },
    ],
    rows: rates.map(({ timestamp, rate }) => ({
      key: String(timestamp),
      cells: [
        moment(timestamp, naming),
        words([formatLength(interval, naming.language)]),
        share(rate, { isSigned: true }),
      ],
    })),
  }
}
