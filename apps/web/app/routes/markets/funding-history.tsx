import { PageHead } from '../../frame/page-head.tsx'
import { isolateName } from '../../language/isolate.ts'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { mapPart, page, pageHeaders, part } from '../../page.server.ts'
import { fetchFundingRates, fetchPerpetuals } from '../../sources/markets/exchange.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Missing, None } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { ListTable } from '../../views/lists/list-table.tsx'
import { ChoiceGroups } from '../../views/markets/choice-groups.tsx'
import { FundingChart } from '../../views/markets/funding-chart.tsx'
import { listMarketPages } from '../../views/markets/market-pages.server.ts'
import { MarketsHead } from '../../views/markets/markets-head.tsx'
import type { Route } from './+types/funding-history'
import { listFundingChoices, viewHistory, type ShownHistory } from './funding-history.server.ts'
import { readFundingChoice } from './read-funding-choice.ts'

export const headers = pageHeaders

/** As many as the service tells at once; four days of hourly rates. */
const mostRates = 100

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const asked = readFundingChoice(url.searchParams)
  const [markets, names] = await Promise.all([part(fetchPerpetuals()), fetchNames()])
  const market = markets.value?.find(({ marketId }) => asked.market === '' || marketId === asked.market)
  const choice = { ...asked, market: market?.marketId ?? asked.market }
  const rates = market && (await part(fetchFundingRates(market.marketId, mostRates)))
  const [newest] = rates?.value ?? []
  const t = translationsIn(language, 'market')
  return {
    heading: translationsIn(language, 'markets')('list.history'),
    about: t('funding.historyAbout'),
    pages: listMarketPages('history', { language }),
    choices: listFundingChoices(markets.value ?? [], choice, { language }),
    missing: markets.missing ?? rates?.missing,
    ticker: market === undefined ? '' : isolateName(market.ticker),
    none: t(market === undefined ? 'funding.noPerpetual' : 'funding.none'),
    hint: t('funding.positive'),
    cut: rates?.value?.length === mostRates ? t('funding.cut', { count: mostRates }) : '',
    history:
      market &&
      rates &&
      mapPart(rates, (list) =>
        // The time ends with the last payment: a chain that stands still has its hours too.
        viewHistory(list, { market, choice, now: Number(newest?.timestamp ?? 0n) }, { language, names }),
      ).value,
  }
})

export default function FundingHistoryPage({ loaderData }: Route.ComponentProps) {
  const { heading, about, pages, choices, missing, ticker, none, hint, cut, history } = loaderData
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about} />
      <MarketsHead heading={heading} about={about} pages={pages} />
      <ChoiceGroups groups={choices} />
      {missing !== undefined && (
        <section className="card">
          <Missing what="markets" why={missing} />
        </section>
      )}
      {missing === undefined && (history === undefined || history.funding.table.rows.length === 0) && (
        <section className="card">
          <None>{none}</None>
        </section>
      )}
      {history !== undefined && history.funding.table.rows.length > 0 && (
        <History ticker={ticker} hint={hint} cut={cut} history={history} />
      )}
    </main>
  )
}

type Shown = { ticker: string; hint: string; cut: string; history: ShownHistory }

function History({ ticker, hint, cut, history: { funding, sentence, days } }: Shown) {
  return (
    <>
      <TitledCard title={ticker}>
        <FundingChart {...funding} />
        <p className="border-t border-hairline px-[18px] py-3">{sentence}</p>
        <p className="border-t border-hairline px-[18px] py-3 text-[13px] text-faint">
          {hint} {cut}
        </p>
      </TitledCard>
      <TitledCard title={days.title}>
        <ListTable table={days.table} />
      </TitledCard>
      <section className="card">
        <ListTable table={funding.table} />
      </section>
    </>
  )
}
