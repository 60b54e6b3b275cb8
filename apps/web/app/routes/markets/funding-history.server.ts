import type {
  DerivativeMarketInfo,
  FundingRate,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { isolateName } from '../../language/isolate.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../query.ts'
import type { Choice } from '../../ui/chips.tsx'
import { words } from '../../views/lists/cells.server.ts'
import { toShown, type ShownTable } from '../../views/lists/table.ts'
import { sumRates, viewFunding, type ShownFunding } from '../../views/markets/funding.server.ts'
import { writeShare } from '../../views/markets/write-rules.server.ts'
import { sumByDay } from './funding-days.ts'
import { spans, type FundingChoice } from './read-funding-choice.ts'

const hour = 3_600_000
const longestTicker = 40

export type ShownHistory = {
  funding: ShownFunding
  sentence: string
  days: { title: string; table: ShownTable }
}

type Of = { market: DerivativeMarketInfo; choice: FundingChoice; now: number }

/** The rates of a market in a time that ends now. */
export function viewHistory(
  rates: readonly FundingRate[],
  { market, choice, now }: Of,
  naming: Naming,
): ShownHistory {
  const t = translationsIn(naming.language, 'market')
  const wanted = rates.filter(
    ({ timestamp }) => choice.span === 'day' || Number(timestamp) > now - Number(choice.span) * hour,
  )
  const interval = Number(market.perpetualMarketInfo?.fundingInterval ?? 3600n)
  const sum = writeShare(sumRates(wanted), { isSigned: true })
  return {
    funding: viewFunding(wanted, { ticker: market.ticker, interval }, naming),
    sentence: t('funding.whole', { count: wanted.length, rate: sum.text }),
    days: {
      title: t('funding.day'),
      table: toShown(
        {
          columns: [
            { name: t('funding.day') },
            { name: t('funding.count'), isNumber: true },
            { name: t('funding.sum'), isNumber: true },
            { name: t('funding.average'), isNumber: true },
          ],
          rows: sumByDay(wanted).map(({ day, count, sum: all, average }) => ({
            key: day,
            cells: [
              words([day]),
              words([String(count)]),
              words([writeShare(all, { isSigned: true })]),
              words([average === '' ? '—' : writeShare(average, { isSigned: true })]),
            ],
          })),
        },
        wanted.length,
      ),
    },
  }
}

/** Which market, and which time. */
export function listFundingChoices(
  markets: readonly DerivativeMarketInfo[],
  chosen: FundingChoice,
  { language }: Pick<Naming, 'language'>,
): { name: string; choices: Choice[] }[] {
  const t = translationsIn(language, 'market')
  const path = (other: Partial<FundingChoice>) => {
    const { market, span } = { ...chosen, ...other }
    return pathIn(
      language,
      `/markets/funding-rate-history/${formatQuery({ market, span: span === spans[1] ? '' : span })}`,
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
