import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/told-csv'
import { listHours, listPrices } from './lists.server.ts'

const lists = { prices: listPrices, hours: listHours }

/** A list of a feed's page, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = (['prices', 'hours'] as const).find((one) => one === params.list)
  if (list === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const get = (name: string) => url.searchParams.get(name) ?? ''
  const feed = { oracle: get('oracle'), base: get('base'), quote: get('quote') }
  return csvOfList(url, list, lists[list](feed, { language, names: await fetchNames() }))
})
