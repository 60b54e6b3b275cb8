import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/auction-csv'
import { listRounds } from './lists.server.ts'

/** The rounds of the auction, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  return csvOfList(url, 'auctions', listRounds({ language, names: await fetchNames() }))
})
