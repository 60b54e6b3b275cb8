import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchPriceFeed } from '../../sources/oracles.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList, csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/told-csv'
import { listHours, listPrices } from './lists.server.ts'
import { tableOfReporters } from './reporters.server.ts'

const lists = { prices: listPrices, hours: listHours }

/** A list of a feed's page, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = (['prices', 'hours'] as const).find((one) => one === params.list)
  const get = (name: string) => url.searchParams.get(name) ?? ''
  const feed = { oracle: get('oracle'), base: get('base'), quote: get('quote') }
  const name = `${params.list}-of-${[feed.oracle, feed.base, feed.quote].filter(Boolean).join('-')}`
  const naming = { language, names: await fetchNames() }
  if (params.list === 'reporters')
    return csvOfTable(url, name, tableOfReporters((await fetchPriceFeed(feed)).reporters, naming))
  if (list === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfList(url, name, lists[list](feed, naming))
})
