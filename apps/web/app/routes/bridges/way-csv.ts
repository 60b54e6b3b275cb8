import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/way-csv'
import { fetchWay, kindOfWay, tableOfWay, waysLists } from './way.server.ts'

/** What hangs on a client or a connection, as a file. */
export const loader = page(async ({ params: { name, list }, url }: Route.LoaderArgs) => {
  const { language, path } = splitPath(url.pathname)
  const kind = kindOfWay(path)
  const asked = waysLists[kind].find((one) => one === list)
  if (asked === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const way = await fetchWay(kind, name)
  return csvOfTable(
    url,
    `${asked}-of-${name}`,
    tableOfWay(asked, way, { language, names: await fetchNames() }),
  )
})
