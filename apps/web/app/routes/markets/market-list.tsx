import { PageHead } from '../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { mapPart, notedPart, page, pageHeaders } from '../../page.server.ts'
import { formatQuery } from '../../format-query.ts'
import { fetchMarketDays } from '../../sources/markets/markets.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { FindForm } from '../../ui/find-form.tsx'
import { ListPages } from '../../ui/pager.tsx'
import { Missing } from '../../ui/states.tsx'
import { ChoiceGroups } from '../../views/markets/choice-groups.tsx'
import { listMarketPages } from '../../views/markets/market-pages.server.ts'
import { fetchMarketListing } from '../../views/markets/market-listing.server.ts'
import { MarketTable } from '../../views/markets/market-table.tsx'
import { MarketsHead } from '../../views/markets/markets-head.tsx'
import type { Route } from './+types/market-list'
import { listChoices, mostMarkets, viewMarketList } from './market-list.server.ts'
import { queryOfChoice, readMarketChoice } from './read-choice.ts'
import { noteWithSource } from '../../views/lists/told-content.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const choice = readMarketChoice(url.searchParams)
  const [days, names, listing] = await Promise.all([
    notedPart(() => fetchMarketDays(mostMarkets)),
    fetchNames(),
    fetchMarketListing(),
  ])
  const t = translationsIn(language, 'markets')
  const { q, ...kept } = queryOfChoice(choice)
  return {
    heading: t('list.heading'),
    pages: listMarketPages('info', { language }),
    search: {
      label: t('list.search'),
      find: t('list.find'),
      text: q ?? '',
      kept,
      path: pathIn(language, '/markets/'),
    },
    choices: listChoices({ choice, listing }, { language }),
    pager: {
      file: pathIn(language, `/markets.csv${formatQuery(queryOfChoice(choice))}`),
      links: [],
    },
    list: mapPart(days, (value) => {
      const view = viewMarketList(value, { choice, listing }, { language, names })
      return { ...view, markets: noteWithSource(view.markets, days.beside, language) }
    }),
  }
})

export default function MarketListPage({ loaderData }: Route.ComponentProps) {
  const { heading, pages, search, choices, list, pager } = loaderData
  useRevalidateOnHead()
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={list.value?.about ?? heading} />
      <MarketsHead heading={heading} about={list.value?.about ?? ''} pages={pages} />
      <FindForm {...search} />
      <ChoiceGroups groups={choices} />
      <section className="card">
        {list.value === undefined ? (
          <Missing what="markets" why={list.missing} />
        ) : (
          <>
            <MarketTable {...list.value.markets} />
            <ListPages name={heading} pages={pager} />
          </>
        )}
      </section>
    </main>
  )
}
