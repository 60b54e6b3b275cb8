import { PageHead } from '../../../frame/page-head.tsx'
import { splitPath } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { notedPart, page, pageHeaders } from '../../../page.server.ts'
import { readRows } from '../../../rows.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { FilterForm } from '../../../views/lists/filter-form.tsx'
import { ListSection } from '../../../views/lists/list-section.tsx'
import { listMarketPages } from '../../../views/markets/market-pages.server.ts'
import { MarketsHead } from '../../../views/markets/markets-head.tsx'
import { contentWithSource } from '../../../views/lists/told-content.server.ts'
import type { Route } from './+types/closed-list'
import { fetchContent, viewForm } from './content.server.ts'
import { readChoice, readList, toSearch } from './read-closed.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = readList(params.list)
  const choice = readChoice(url.searchParams)
  const rows = readRows(url.searchParams)
  const cursor = url.searchParams.get('cursor') ?? ''
  const search = toSearch(choice)
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'markets')
  const content = await notedPart(() => fetchContent({ list, choice, search, cursor, rows, naming }))
  return {
    heading: t(`list.${list}`),
    about: t(`closed.${list}`),
    pages: listMarketPages(list, naming),
    form: viewForm(list, choice, { rows, naming }),
    section: {
      id: list,
      title: t(`list.${list}`),
      content: contentWithSource(content, content.beside, language),
    },
  }
})

export default function ClosedListPage({ loaderData }: Route.ComponentProps) {
  const { heading, about, pages, form, section } = loaderData
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about} />
      <MarketsHead heading={heading} about={about} pages={pages} />
      <FilterForm {...form} />
      <ListSection {...section} isWhole />
    </main>
  )
}
