import { notFound } from '@injsight/errors'
import type { Language } from '../language/languages.ts'
import { heightOfTrade } from '../routes/trades/both-sides.server.ts'
import { isTradeId, readKind } from '../routes/trades/read-trades.server.ts'
import { viewTrade } from '../routes/trades/trade.server.ts'
import { findTrade } from '../sources/markets/trades.server.ts'
import { nameMarketAt } from '../views/markets/market-then.server.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of a trade says. @param name `spot/1196_24aa37be620d0dd2_3` */
export async function cardOfTrade(name: string, language: Language): Promise<Card> {
  const [first, id = ''] = name.split('/')
  const kind = readKind(first)
  const trade = isTradeId(id) ? await findTrade(kind, id) : undefined
  if (trade === undefined) throw notFound('trade', `There is no trade ${id.slice(0, 100)}`)
  const naming = await nameMarketAt(heightOfTrade(id), trade.marketId, language)
  const { sentence, list, facts } = viewTrade(kind, trade, naming)
  return cardOfTold(list.text, sentence, facts)
}
