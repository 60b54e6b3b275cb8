import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchPerpetuals } from '../../../sources/markets/exchange.server.ts'
import { csvOfTable } from '../../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/realtime-funding-csv'
import { tableOfRates } from './realtime-funding.server.ts'

/** What the running intervals would be charged now, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  return csvOfTable(url, 'realtime-funding-rate', tableOfRates(await fetchPerpetuals(), language))
})
