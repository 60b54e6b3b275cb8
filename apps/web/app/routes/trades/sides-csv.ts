import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { fetchBlockAuction } from '../../sources/markets/orders.server.ts'
import { findTrade } from '../../sources/markets/trades.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import { nameMarketAt } from '../../views/markets/market-then.server.ts'
import type { Route } from './+types/sides-csv'
import { heightOfTrade, viewBothSides } from './both-sides.server.ts'
import { isTradeId, readKind } from './read-trades.server.ts'

/** Who stood on which side of the market in the block of a trade, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const kind = readKind(params.kind)
  const id = params.trade.slice(0, 100)
  const trade = isTradeId(id) ? await findTrade(kind, id) : undefined
  if (trade === undefined) throw notFound('trade', translationsIn(language, 'trades')('absent', { id }))
  const height = heightOfTrade(id)
  const [auction, naming] = await Promise.all([
    fetchBlockAuction(height),
    nameMarketAt(height, trade.marketId, language),
  ])
  return csvOfTable(url, `sides-of-${id}`, viewBothSides(auction, { kind, trade, naming }).sides)
})
