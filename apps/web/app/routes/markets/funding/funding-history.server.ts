import type { DerivativeMarketInfo } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { isolateName } from '../../../language/isolate.ts'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../format-query.ts'
import type { Choice } from '../../../ui/chips.tsx'
import type { ListLinks } from '../../../ui/pager.tsx'
import { share, words } from '../../../views/lists/cells.server.ts'
import { toShown, type ShownTable, type Table } from '../../../views/lists/table.ts'
import { sumRates, viewFunding, type ShownFunding } from '../../../views/markets/funding.server.ts'
import { writeShare } from '../../../views/markets/write-share.server.ts'
import { sumByDay } from './funding-days.ts'
import type { FundingPage } from './load-funding.server.ts'
import { spans, type FundingChoice } from './read-funding-choice.ts'

const page = '/markets/funding-rate-history/'
const longestTicker = 40

export type ShownHistory = {
  funding: ShownFunding
  sentence: string
  /** Said where the oldest day goes on, on the next page. */
  cut: string
  pages: ListLinks
  days: { title: string; table: ShownTable; pages: ListLinks }
}

/** The rates of a market in a time. */
export function viewHistory(
  { rates: wanted, isWhole, next }: FundingPage,
  { market, choice, highest }: { market: DerivativeMarketInfo; choice: FundingChoice; highest: number },
  naming: Naming,
): ShownHistory {
  const t = translationsIn(naming.language, 'market')
  const interval = intervalOf(market)
  const sum = writeShare(sumRates(wanted), { isSigned: true })
  return {
    funding: viewFunding(wanted, { ticker: market.ticker, interval, highest }, naming),
    sentence: t('funding.whole', { count: wanted.length, rate: sum.text }),
    cut: isWhole ? '' : t('funding.goesOn'),
    pages: linksOf(next, choice, naming),
    days: {
      title: t('funding.day'),
      table: toShown(tabulateDays(wanted, naming), wanted.length),
      pages: { file: pathOfFile('days', { market: choice.market }, naming), links: [] },
    },
  }
}

/** The rates of each day added up, the newest first. */
export function tabulateDays(rates: FundingPage['rates'], { language }: Pick<Naming, 'language'>): Table {
  const t = translationsIn(language, 'market')
  return {
    columns: [
      { name: t('funding.day'), isTime: true },
      { name: t('funding.count'), isNumber: true },
      { name: t('funding.sum'), isNumber: true, unit: '%' },
      { name: t('funding.average'), isNumber: true, unit: '%' },
    ],
    rows: sumByDay(rates).map(({ day, count, sum, average }) => ({
      key: day,
      cells: [
        words([day]),
        words([String(count)]),
        share(sum, { isSigned: true }),
        share(average, { isSigned: true }),
      ],
    })),
  }
}

/** Of one of the lists beside all rates. */
export function pathOfFile(
  list: 'days' | 'compared',
  query: Record<string, string>,
  { language }: Pick<Naming, 'language'>,
): string {
  return pathIn(language, `${page}${list}.csv${formatQuery(query)}`)
}

/** Seconds from one payment to the next. */
export function intervalOf({ perpetualMarketInfo }: DerivativeMarketInfo): number {
  return Number(perpetualMarketInfo?.fundingInterval ?? 3600n)
}

/** The way on, and to all rates of the market as a file. */
export function linksOf(
  next: bigint | undefined,
  { market, with: other, span, until }: FundingChoice,
  { language }: Pick<Naming, 'language'>,
): ListLinks {
  const states = translationsIn(language, 'states')
  const links: ListLinks['links'] = []
  const path = (more: Record<string, string>) =>
    pathIn(language, `${page}${formatQuery({ market, with: other, span, ...more })}`)
  if (until > 0n) links.push({ text: states('newest'), path: path({}) })
  if (next !== undefined)
    links.push({ text: states('older'), path: path({ until: String(next) }), rel: 'next' })
  return { file: pathIn(language, `/markets/funding-rate-history.csv${formatQuery({ market })}`), links }
}

/** Which market, and which time. */
export function listFundingChoices(
  markets: readonly DerivativeMarketInfo[],
  chosen: FundingChoice,
  { language }: Pick<Naming, 'language'>,
): { name: string; choices: Choice[] }[] {
  const t = translationsIn(language, 'market')
  const path = (other: Partial<FundingChoice>) => {
    const { market, with: beside, span } = { ...chosen, ...other }
    return pathIn(
      language,
      `${page}${formatQuery({ market, with: beside === market ? '' : beside, span: span === spans[1] ? '' : span })}`,
    )
  }
  const names = { 12: t('funding.last12'), 24: t('funding.last24'), day: t('funding.day') }
  return [
    {
      name: t('funding.choose'),
      choices: markets.map(({ marketId, ticker }) => ({
        text: isolateName(ticker, longestTicker),
        path: path({ market: marketId }),
        isChosen: marketId === chosen.market,
      })),
    },
    {
      name: t('funding.span'),
      choices: spans.map((span) => ({
        text: names[span],
        path: path({ span }),
        isChosen: span === chosen.span,
      })),
    },
  ]
}
