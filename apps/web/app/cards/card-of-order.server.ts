import { notFound } from '@injsight/errors'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { nameOrder, readOrderHash, viewOrder } from '../routes/trades/order.server.ts'
import { fetchOrder } from '../sources/markets/orders.server.ts'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of an order says. */
export async function cardOfOrder(name: string, language: Language): Promise<Card> {
  const hash = readOrderHash(name)
  const told = hash === undefined ? undefined : await fetchOrder(hash)
  const view = told && viewOrder(told, await nameOrder(told, language))
  if (view === undefined) throw notFound('order', `There is no order ${name.slice(0, 100)}`)
  return cardOfTold(translationsIn(language, 'order')('name'), view.title, view.facts)
}
