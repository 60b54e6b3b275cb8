import type { DerivativeMarketInfo } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { formatLength } from '../../../time/format-span.ts'
import { csvTime } from '../../../csv.server.ts'
import type { Language } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Written } from '../../../language/written.ts'
import { readRules, type Funding, type Rules } from '../../../views/markets/rules.server.ts'
import { fileOnly, share } from '../../../views/lists/cells.server.ts'
import type { Table } from '../../../views/lists/table.ts'
import { nameOf } from '../rules-table.server.ts'

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
  return readRates(markets).map(({ rules, funding }) => ({
    id: rules.marketId,
    market: nameOf(rules).shown,
    rate: share(funding.rate, { isSigned: true }).shown,
    next: funding.next,
    interest: share(funding.interest).shown,
    cap: share(funding.cap).shown,
    interval: formatLength(funding.interval, language),
  }))
}

function readRates(markets: readonly DerivativeMarketInfo[]): { rules: Rules; funding: Funding }[] {
  return markets
    .toSorted((a, b) => (a.ticker < b.ticker ? -1 : Number(a.ticker > b.ticker)))
    .flatMap((told) => {
      const rules = readRules({ kind: 'derivative', told })
      return rules.funding === undefined ? [] : [{ rules, funding: rules.funding }]
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

/** When the next payment is, and what is told in per cent, among the columns of a file. */
const nextAt = 3
const ratesAt = [2, 4, 5]

/** The same for a file: with the ids of the markets, the moments in full, and rates to the last digit. */
export function tableOfRates(markets: readonly DerivativeMarketInfo[], language: Language): Table {
  const [market = '', ...numbers] = namesOfRates(language)
  const id = translationsIn(language, 'market')('facts.id')
  return {
    columns: [market, id, ...numbers].map((name, at) => ({
      name,
      ...(at === nextAt && { isTime: true }),
      ...(ratesAt.includes(at) && { unit: '%' }),
    })),
    rows: readRates(markets).map(({ rules, funding }) => ({
      key: rules.marketId,
      cells: [
        nameOf(rules),
        fileOnly(rules.marketId),
        share(funding.rate, { isSigned: true }),
        fileOnly(csvTime(funding.next)),
        share(funding.interest),
        share(funding.cap),
        fileOnly(formatLength(funding.interval, language)),
      ],
    })),
  }
}
