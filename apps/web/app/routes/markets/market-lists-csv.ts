import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { findMarkets } from '../../sources/markets/markets.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/market-lists-csv'
import { listResting } from './market/book/list-resting.server.ts'
import { csvOfCandles } from './market/chart/candles-csv.server.ts'
import { listChanges } from './market/history.server.ts'
import { listHolders } from './market/trading.server.ts'
import { readMoment } from './market/replay/read-moment.ts'
import { unitsOf } from './market/units.server.ts'

/** Who holds positions in a market, whose orders rest in its book, how its rules became what they are, or its candles, as a file. */
export const loader = page(async ({ params: { market: name, list }, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const [{ markets }, names] = await Promise.all([findMarkets(name.slice(0, 300)), fetchNames()])
  const [market, ...others] = markets
  if (market === undefined || others.length > 0)
    throw notFound('market', `"${name.slice(0, 80)}" names no market, or several: its id names one alone`)
  const { marketId } = market
  const naming = { language, names }
  const units = unitsOf(market, naming)
  if (list === 'candles') return csvOfCandles(url, market, naming)
  if (list === 'changes')
    return csvOfList(url, `changes-of-${marketId}`, listChanges({ marketId, units }, naming))
  if (list === 'resting')
    return csvOfList(
      url,
      `resting-in-${marketId}`,
      listResting({ marketId, at: readMoment(url.searchParams).at }, naming),
    )
  if (list !== 'holders' || market.kind === 'spot') throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfList(url, `holders-of-${marketId}`, listHolders(marketId, units, naming))
})
