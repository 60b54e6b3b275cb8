import type { DerivativeMarketInfo } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { formatLength } from '../../time/format-span.ts'
import { csvTime } from '../../csv.server.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Written } from '../../language/written.ts'
import { readRules } from '../../views/markets/rules.server.ts'
import { writeShare } from '../../views/markets/write-rules.server.ts'
import { fileOnly, words } from '../../views/lists/cells.server.ts'
import type { Table } from '../../views/lists/table.ts'
import { nameOf } from './rules-table.server.ts'

export type RateLine = {
  id: string
  market: Written
  rate: Written
  /** Milliseconds since 1970. */
  next: number
  interest: Written
  cap: Written
  interval: string
}

/** What the running interval of each perpetual market would be charged now, by the markets' tickers. */
export function viewRates(markets: readonly DerivativeMarketInfo[], language: Language): RateLine[] {
  return markets
    .toSorted((a, b) => (a.ticker < b.ticker ? -1 : Number(a.ticker > b.ticker)))
    .flatMap((told) => {
      const rules = readRules({ kind: 'derivative', told })
      if (rules.funding === undefined) return []
      const { rate, next, interest, cap, interval } = rules.funding
      return [
        {
          id: rules.marketId,
          market: nameOf(rules).shown,
          rate: [writeShare(rate, { isSigned: true })],
          next,
          interest: [writeShare(interest)],
          cap: [writeShare(cap)],
          interval: formatLength(interval, language),
        },
      ]
    })
}

/** What the columns of both are called. */
export function namesOfRates(language: Language): string[] {
  const t = translationsIn(language, 'market')
  return [
    t('facts.market'),
    t('funding.estimated'),
    t('funding.next'),
    t('facts.interest'),
    t('facts.cap'),
    t('facts.interval'),
  ]
}

/** The same for a file: with the ids of the markets and the moments in full. */
export function tableOfRates(markets: readonly DerivativeMarketInfo[], language: Language): Table {
  const [market = '', ...numbers] = namesOfRates(language)
  const id = translationsIn(language, 'market')('facts.id')
  return {
    columns: [market, id, ...numbers].map((name) => ({ name })),
    rows: viewRates(markets, language).map((line) => ({
      key: line.id,
      cells: [
        words(line.market),
        fileOnly(line.id),
        words(line.rate),
        fileOnly(csvTime(line.next)),
        words(line.interest),
        words(line.cap),
        fileOnly(line.interval),
      ],
    })),
  }
}
