import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchAuction } from '../../sources/funds.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList, csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/auction-lists-csv'
import { listBids, tableOfBasket } from './auction.server.ts'
import { readRound } from './read-round.ts'

/** The basket of a round of the auction, or the bids on it, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = (['basket', 'bids'] as const).find((one) => one === params.list)
  if (list === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const naming = { language, names: await fetchNames() }
  const name = `${list}-of-auction-${params.round.slice(0, 20)}`
  if (list === 'bids') return csvOfList(url, name, listBids(params.round, naming))
  return csvOfTable(url, name, tableOfBasket(await fetchAuction(readRound(params.round)), naming))
})
