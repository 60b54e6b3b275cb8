import { notFound } from '@injsight/errors'
import type { Language } from '../language/languages.ts'
import { part } from '../page.server.ts'
import { viewHead } from '../routes/markets/market/head.server.ts'
import { unitsOf } from '../routes/markets/market/units.server.ts'
import { fetchMarketDay, findMarkets } from '../sources/markets/markets.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

const longestName = 300

/** What the image of a market says: how its last day went. @param name its id, or how it is called in addresses */
export async function cardOfMarket(name: string, language: Language): Promise<Card> {
  const [{ markets }, names] = await Promise.all([findMarkets(name.slice(0, longestName)), fetchNames()])
  const [market] = markets
  if (market === undefined) throw notFound('market', `There is no market ${name.slice(0, 80)}`)
  const naming = { language, names }
  const day = await part(fetchMarketDay(market.marketId))
  const head = viewHead(market, day.value, { units: unitsOf(market, naming), more: [] }, naming)
  const card = cardOfTold(head.about, head.sentence || head.heading, head.facts)
  const { change } = head
  if (change === undefined || change.tone === 'calm') return card
  return { ...card, badge: { text: change.text, tone: change.tone } }
}
