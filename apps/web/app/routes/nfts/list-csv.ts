import { splitPath } from '../../language/languages.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchCollections } from '../../sources/nfts.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import type { Route } from './+types/list-csv'
import { listOwned } from './owned.server.ts'
import { tableOfCollections } from './tables.server.ts'

/** All collections as a file, or the tokens of one, or who owns one token. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const { contract } = params as { contract?: string }
  const token = (url.searchParams.get('token') ?? '').slice(0, 500)
  return contract === undefined
    ? csvOfList(url, 'nfts', listCollections(naming))
    : csvOfList(url, `nfts-${contract}`, listOwned(contract, token, naming))
})

function listCollections(naming: Naming): FetchList {
  return async (place) => {
    const { collections, next } = await fetchCollections(place)
    return { table: tableOfCollections(collections, naming), next }
  }
}
