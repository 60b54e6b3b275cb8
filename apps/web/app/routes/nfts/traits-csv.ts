import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchNft } from '../../sources/nfts.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/traits-csv'
import { tableOfTraits } from './nft.server.ts'

/** The traits of one of a collection, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const token = (url.searchParams.get('token') ?? '').slice(0, 500)
  const [told, names] = await Promise.all([fetchNft(params.contract, token), fetchNames()])
  return csvOfTable(url, `nft-traits-${told.collection.contract}`, tableOfTraits(told, { language, names }))
})
