import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { isolateName } from '../../language/isolate.ts'
import { page, pageHeaders, part } from '../../page.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchPriceFeeds } from '../../sources/oracles.server.ts'
import { readCursor } from '../../read-query.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/feed-list'
import { listFeeds } from './lists.server.ts'

export const headers = pageHeaders

/** What oracles tell the chain, each with the last that it told. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const oracle = url.searchParams.get('oracle') ?? ''
  const cursor = readCursor(url.searchParams, 'feeds')
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'oracles')
  const path = '/oracles/'
  const chosen = { oracle }
  const rows = readRows(url.searchParams)
  const asked = fetchPriceFeeds({ oracle, cursor, limit: rows })
  const [told, feeds] = await Promise.all([
    part(asked),
    pagedSection({
      id: 'feeds',
      title: oracle === '' ? t('feeds') : t('chosen', { oracle: isolateName(oracle) }),
      fetch: listFeeds(() => asked, naming),
      empty: t(oracle === '' ? 'none.feeds' : 'none.ofKind'),
      hint: t('hints.day'),
      path,
      chosen,
      file: `/oracles.csv${formatQuery(chosen)}`,
      page: { cursor, rows, language },
    }),
  ])
  const kinds = told.value?.kinds ?? []
  const all = { text: t('all'), path: pathIn(language, path), isChosen: oracle === '' }
  return {
    title: t('title'),
    description: t('about'),
    heading: [t('title')],
    about: t('about'),
    ...(kinds.length > 1 && {
      beside: {
        label: t('kind'),
        choices: [
          all,
          ...kinds.map((kind) => ({
            text: isolateName(kind.oracle),
            path: pathIn(language, path + formatQuery({ oracle: kind.oracle })),
            isChosen: kind.oracle === oracle,
          })),
        ],
      },
    }),
    facts: [],
    sections: [feeds],
    isLive: cursor === '',
  }
})

export default function FeedListPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
