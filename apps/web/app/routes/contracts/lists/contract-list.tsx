import { PageHead } from '../../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../../live/live.tsx'
import { mapPart, notedPart, page, pageHeaders, partOfPage } from '../../../page.server.ts'
import { readRows } from '../../../rows.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { FindForm } from '../../../ui/find-form.tsx'
import { ListSection } from '../../../views/lists/list-section.tsx'
import { readCursor } from '../../../read-query.ts'
import { viewListed } from '../../../views/lists/listed.server.ts'
import { ChoiceGroups } from '../../../views/markets/choice-groups.tsx'
import { MarketsHead } from '../../../views/markets/markets-head.tsx'
import { contentWithSource } from '../../../views/lists/told-content.server.ts'
import type { Route } from './+types/contract-list'
import { lists } from './lists.server.ts'
import { pathOfList, queryOfChoice, readContractChoice, readList } from './read-choice.ts'
import { listChoices, listPages, sayList } from './view-list.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const name = readList(params.list)
  const choice = readContractChoice(url.searchParams)
  const cursor = readCursor(url.searchParams)
  const rows = readRows(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'wasm')
  const listed = await notedPart(() => lists[name]({ choice, cursor, limit: rows, naming }), partOfPage)
  const query = queryOfChoice(choice)
  const { q = '', ...kept } = query
  return {
    heading: t(`lists.${name}`),
    about: sayList(name, listed.value?.total, naming),
    pages: listPages(name, naming),
    search:
      name === 'contracts'
        ? {
            label: t('lists.search'),
            find: t('lists.find'),
            text: q,
            kept,
            path: pathIn(language, pathOfList(name)),
          }
        : undefined,
    choices: listChoices(name, choice, naming),
    section: {
      id: name,
      title: t(`lists.${name}`),
      group: name === 'code' ? ('codes' as const) : ('contracts' as const),
      content: contentWithSource(
        mapPart(listed, (value) =>
          viewListed(value, {
            cursor,
            rows,
            path: pathOfList(name),
            query,
            file: `/smart-contracts/${name}.csv`,
            empty: t(`lists.none.${name}`),
            naming,
          }),
        ),
        listed.beside,
        language,
      ),
    },
    isFirstPage: cursor === '',
  }
})

export default function ContractListPage({ loaderData }: Route.ComponentProps) {
  const { heading, about, pages, search, choices, section, isFirstPage } = loaderData
  useRevalidateOnHead(isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about} />
      <MarketsHead heading={heading} about={about} pages={pages} />
      {search !== undefined && <FindForm {...search} />}
      {choices.length > 0 && <ChoiceGroups groups={choices} />}
      <ListSection {...section} isWhole />
    </main>
  )
}
