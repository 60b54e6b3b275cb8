import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/list-csv'
import { listNames, lists } from './lists.server.ts'

/** A list of the page about permissions, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = listNames.find((one) => one === params.list)
  if (list === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfList(url, `permissions-${list}`, lists[list]({ language, names: await fetchNames() }))
})
