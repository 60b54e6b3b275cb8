import { PageHead } from '../../frame/page-head.tsx'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { useHold } from '../../live/use-hold.ts'
import { notedPart, page, pageHeaders } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Chips } from '../../ui/chips.tsx'
import { Heading } from '../../ui/heading.tsx'
import { FilterForm } from '../../views/lists/filter-form.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { contentWithSource } from '../../views/lists/told-content.server.ts'
import type { Route } from './+types/trade-list'
import { fetchContent } from './content.server.ts'
import { readChoice, readKind, readPlace, toSearch } from './read-trades.server.ts'
import { listKinds, viewForm } from './trade-form.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const kind = readKind(params.kind)
  const choice = readChoice(url.searchParams)
  const place = readPlace(url.searchParams)
  const rows = readRows(url.searchParams)
  const search = toSearch(choice, place)
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'trades')
  const content = await notedPart(() => fetchContent({ kind, choice, search, place, rows, naming }))
  return {
    title: t('title', { kind }),
    description: t('description'),
    kinds: { label: t('kinds'), choices: listKinds(kind, choice, naming) },
    form: viewForm(kind, choice, { rows, naming }),
    list: {
      id: 'trades',
      title: t('list'),
      group: 'trades' as const,
      content: contentWithSource(content, content.beside, language),
    },
    isFirstPage: place.until === 0n && place.skip === 0,
  }
})

export default function TradeListPage({ loaderData }: Route.ComponentProps) {
  const { title, description, kinds, form, list, isFirstPage } = loaderData
  const { isHeld, holding } = useHold()
  useRevalidateOnHead(isFirstPage && !isHeld)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={description} />
      <Heading title={title} />
      <nav aria-label={kinds.label} className="no-print flex flex-wrap gap-2">
        <Chips choices={kinds.choices} mark="page" />
      </nav>
      <FilterForm {...form} />
      <div {...holding}>
        <ListSection {...list} isWhole />
      </div>
    </main>
  )
}
