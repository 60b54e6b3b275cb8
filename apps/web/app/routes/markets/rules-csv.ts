import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchOpenMarkets } from '../../sources/markets/exchange.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import { readRules } from '../../views/markets/rules.server.ts'
import type { Route } from './+types/rules-csv'
import { tableOfRules } from './rules-table.server.ts'

/** The rules of open markets, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const rules = (await fetchOpenMarkets()).map(readRules)
  return csvOfTable(url, 'trading-rules', tableOfRules(rules, naming))
})
