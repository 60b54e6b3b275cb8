import { splitPath } from '../../language/languages.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchCollectionNfts, fetchCollections } from '../../sources/nfts.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import type { Route } from './+types/list-csv'
import { tableOfCollections, tableOfNfts } from './tables.server.ts'

/** All collections, or the tokens of one, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const { contract } = params as { contract?: string }
  return contract === undefined
    ? csvOfList('nfts', listCollections(naming))
    : csvOfList(`nfts-${contract}`, listNfts(contract, naming))
})

function listCollections(naming: Naming): FetchList {
  return async (place) => {
    const { collections, next } = await fetchCollections(place)
    return { table: tableOfCollections(collections, naming), next }
  }
}

function listNfts(contract: string, naming: Naming): FetchList {
  return async (place) => {
    const { collection, nfts, next } = await fetchCollectionNfts(contract, place)
    return { table: tableOfNfts(nfts, collection, naming), next }
  }
}
