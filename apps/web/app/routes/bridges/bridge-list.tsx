import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { readCursor } from '../../read-query.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/bridge-list'
import { lists } from './lists.server.ts'
import { bridgeLists, pathOfList, readBridgeList } from './read-list.ts'

export const headers = pageHeaders

/** What comes from other chains and goes there. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = readBridgeList(params.list)
  const place = { cursor: readCursor(url.searchParams, list), rows: readRows(url.searchParams) }
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'bridges')
  const section = await pagedSection({
    id: list,
    title: t(`lists.${list}`),
    fetch: lists[list](naming),
    empty: t(`none.${list}`),
    hint: t(`hints.${list}`),
    path: pathOfList(list),
    file: `/bridges/${list}.csv`,
    page: { ...place, language },
  })
  return {
    title: `${t('title')} · ${t(`lists.${list}`)}`,
    description: t('description'),
    heading: [t('title')],
    about: t('about'),
    beside: {
      label: t('pages'),
      choices: bridgeLists.map((one) => ({
        text: t(`lists.${one}`),
        path: pathIn(language, pathOfList(one)),
        isChosen: one === list,
      })),
    },
    facts: [],
    sections: [section],
    isLive: place.cursor === '',
  }
})

export default function BridgeListPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
