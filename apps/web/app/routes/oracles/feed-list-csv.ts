import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchPriceFeeds } from '../../sources/oracles.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/feed-list-csv'
import { listFeeds } from './lists.server.ts'

/** What oracles tell, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const oracle = url.searchParams.get('oracle') ?? ''
  const naming = { language, names: await fetchNames() }
  return csvOfList(
    url,
    'oracles',
    listFeeds((place) => fetchPriceFeeds({ oracle, ...place }), naming),
  )
})
