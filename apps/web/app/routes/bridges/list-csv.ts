import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/list-csv'
import { lists } from './lists.server.ts'
import { readBridgeList } from './read-list.ts'

/** A list of the pages about bridges, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = readBridgeList(params.list)
  return csvOfList(url, `bridges-${list}`, lists[list]({ language, names: await fetchNames() }))
})
