import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchMarketListing } from '../../views/markets/market-listing.server.ts'
import { fetchMarketDays } from '../../sources/markets/markets.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/markets-csv'
import { chooseMarkets } from './choose-markets.server.ts'
import { mostMarkets, tableOfDays } from './market-list.server.ts'
import { readMarketChoice } from './read-choice.ts'

/** The markets that the list was narrowed to, with their last 24 hours, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const choice = readMarketChoice(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const [{ markets }, listing] = await Promise.all([fetchMarketDays(mostMarkets), fetchMarketListing()])
  return csvOfTable(url, 'markets', tableOfDays(chooseMarkets(markets, choice, listing), naming))
})
