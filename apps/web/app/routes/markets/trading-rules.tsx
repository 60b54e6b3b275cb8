import { PageHead } from '../../frame/page-head.tsx'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { mapPart, page, pageHeaders, part } from '../../page.server.ts'
import { fetchOpenMarkets } from '../../sources/markets/exchange.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { ListSection } from '../../views/lists/list-section.tsx'
import { listMarketPages } from '../../views/markets/market-pages.server.ts'
import { MarketsHead } from '../../views/markets/markets-head.tsx'
import { readRules } from '../../views/markets/rules.server.ts'
import type { Route } from './+types/trading-rules'
import { viewRules } from './rules-table.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const [markets, names] = await Promise.all([part(fetchOpenMarkets()), fetchNames()])
  const rules = mapPart(markets, (told) => told.map(readRules))
  return {
    heading: translationsIn(language, 'markets')('list.rules'),
    about: translationsIn(language, 'market')('funding.rulesAbout'),
    pages: listMarketPages('rules', { language }),
    section: viewRules(rules, { language, names }),
  }
})

export default function TradingRulesPage({ loaderData }: Route.ComponentProps) {
  const { heading, about, pages, section } = loaderData
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about} />
      <MarketsHead heading={heading} about={about} pages={pages} />
      <ListSection {...section} isWhole />
    </main>
  )
}
