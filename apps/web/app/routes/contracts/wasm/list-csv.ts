import { notFound } from '@injsight/errors'
import { passGuard } from '../../../guards.server.ts'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/list-csv'
import { historyLists, historyParts, isPagedPart, pagedLists } from './sections.server.ts'

/** A list of a contract of CosmWasm as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const address = passGuard('contract-search', params.address)
  const { list } = params
  const naming = { language: splitPath(url.pathname).language, names: await fetchNames() }
  const ofHistory = historyParts.find((one) => one === list)
  const fetch = ofHistory === undefined ? pagedOf(list) : historyLists[ofHistory]
  if (fetch === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfList(url, `${list}-${address}`, (place) => fetch({ address, ...place, naming }))
})

function pagedOf(list: string) {
  return isPagedPart(list) ? pagedLists[list] : undefined
}
