import { PageHead } from '../../../frame/page-head.tsx'
import { isolateName } from '../../../language/isolate.ts'
import { splitPath } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { mapPart, page, pageHeaders, part } from '../../../page.server.ts'
import { fetchPerpetuals } from '../../../sources/markets/exchange.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { ListPages, type ListLinks } from '../../../ui/pager.tsx'
import { Missing, None } from '../../../ui/states.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { ListTable } from '../../../views/lists/list-table.tsx'
import { ChoiceGroups } from '../../../views/markets/choice-groups.tsx'
import { FundingChart } from '../../../views/markets/funding-chart.tsx'
import { highestOf } from '../../../views/markets/funding.server.ts'
import { listMarketPages } from '../../../views/markets/market-pages.server.ts'
import { MarketsHead } from '../../../views/markets/markets-head.tsx'
import type { Route } from './+types/funding-history'
import { chooseMarket } from '../choose-market.ts'
import {
  fetchBeside,
  viewCompareForm,
  viewComparison,
  type ShownComparison,
} from './compare-funding.server.ts'
import { CompareForm, Comparison } from './compare-funding.tsx'
import { listFundingChoices, pathOfFile, viewHistory, type ShownHistory } from './funding-history.server.ts'
import { loadFunding } from './load-funding.server.ts'
import { readFundingChoice, type FundingChoice } from './read-funding-choice.ts'

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const asked = readFundingChoice(url.searchParams)
  const [markets, names] = await Promise.all([part(fetchPerpetuals(asked.market)), fetchNames()])
  const market = chooseMarket(markets.value ?? [], asked.market)
  const choice = { ...asked, market: market?.marketId ?? asked.market }
  const rates = market && (await part(loadFunding(market.marketId, choice)))
  const naming = { language, names }
  const other = names.markets.get(choice.with === choice.market ? '' : choice.with)
  const beside = rates?.value && other && (await part(fetchBeside(other.id, rates.value.rates)))
  const t = translationsIn(language, 'market')
  return {
    heading: translationsIn(language, 'markets')('list.history'),
    about: t('funding.historyAbout'),
    pages: listMarketPages('history', { language }),
    choices: listFundingChoices(markets.value ?? [], choice, { language }),
    compare: market && viewCompareForm(choice, naming),
    missing: markets.missing ?? rates?.missing ?? beside?.missing,
    ticker: market === undefined ? '' : isolateName(market.ticker),
    none: t(`funding.${whyNone(market !== undefined, choice)}`),
    hint: t('funding.positive'),
    history:
      market &&
      rates &&
      mapPart(rates, (told) => {
        const highest = highestOf(beside?.value ?? [])
        return viewHistory(told, { market, choice, highest }, naming)
      }).value,
    comparison: market &&
      rates?.value &&
      beside?.value &&
      other && {
        ...viewComparison(
          { ticker: market.ticker, rates: rates.value.rates },
          { ticker: other.ticker, rates: beside.value },
          naming,
        ),
        pages: {
          file: pathOfFile(
            'compared',
            { market: choice.market, with: choice.with, span: choice.span },
            { language },
          ),
          links: [],
        },
      },
  }
})

function whyNone(isKnown: boolean, { market, until }: FundingChoice) {
  if (!isKnown) return market === '' ? 'noPerpetual' : 'notPerpetual'
  return until > 0n ? 'noOlder' : 'none'
}

export default function FundingHistoryPage({ loaderData }: Route.ComponentProps) {
  const { heading, about, pages, choices, compare, missing, ticker, none, hint } = loaderData
  const { history, comparison } = loaderData
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about} />
      <MarketsHead heading={heading} about={about} pages={pages} />
      <ChoiceGroups groups={choices} />
      {compare !== undefined && <CompareForm {...compare} />}
      {missing !== undefined && (
        <section className="card">
          <Missing what="markets" why={missing} />
        </section>
      )}
      {missing === undefined && (history === undefined || history.funding.table.rows.length === 0) && (
        <section className="card">
          <None>{none}</None>
          {history !== undefined && history.pages.links.length > 0 && (
            <ListPages name={heading} pages={history.pages} />
          )}
        </section>
      )}
      {history !== undefined && history.funding.table.rows.length > 0 && (
        <History {...{ ticker, hint, heading, history, comparison }} />
      )}
    </main>
  )
}

type Shown = {
  ticker: string
  hint: string
  heading: string
  history: ShownHistory
  comparison: (ShownComparison & { pages: ListLinks }) | undefined
}

function History({ ticker, hint, heading, history, comparison }: Shown) {
  const { funding, sentence, cut, pages, days } = history
  return (
    <>
      <TitledCard title={ticker}>
        <FundingChart {...funding} />
        <p className="border-t border-hairline px-[18px] py-3">{sentence}</p>
        <p className="card-note">
          {hint} {cut}
        </p>
      </TitledCard>
      {comparison !== undefined && <Comparison {...comparison} />}
      <TitledCard title={days.title}>
        <ListTable table={days.table} />
        <ListPages name={days.title} pages={days.pages} />
      </TitledCard>
      <section className="card">
        <ListTable table={funding.table} />
        <ListPages name={heading} pages={pages} />
      </section>
    </>
  )
}
