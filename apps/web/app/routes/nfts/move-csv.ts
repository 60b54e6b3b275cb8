import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchCollectionNfts } from '../../sources/nfts.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/move-csv'
import { listMoves } from './moves.server.ts'

/** What of a collection was moved as a file, or one of it. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const token = (url.searchParams.get('token') ?? '').slice(0, 500)
  const [{ collection }, names] = await Promise.all([
    fetchCollectionNfts(params.contract, { cursor: '', limit: 1 }),
    fetchNames(),
  ])
  return csvOfList(url, `nft-moves-${collection.contract}`, listMoves(collection, token, { language, names }))
})
