import { readFields, readJson, type Fields } from '../../fields.ts'
import { account, choice, market } from '../../parts.ts'
import { tell } from '../../rule.ts'
import type { Sentence, SentenceContext } from '../../sentence.ts'
import { findMarketNumbers } from './market.ts'

/** One order cancelled. Only the events know what it was; without them it is named by its market alone. */
export function tellCancel(trader: string, order: Fields, context: SentenceContext): Sentence {
  const id = order.text('market_id')
  const parts = { trader: account(trader), market: market(id, context) }
  const former = findCancelled(context)
  const numbers = former && findMarketNumbers(id, former.type, context)
  if (!numbers) return tell('exchange.cancelOrder', context, parts)
  const terms = former.order.object('order_info')
  return tell('exchange.cancelKnownOrder', context, {
    ...parts,
    side: choice(/BUY/.test(former.order.text('order_type')) ? 'buy' : 'sell'),
    quantity: numbers.quantityPart(numbers.quantity(terms.text('quantity'))),
    price: numbers.pricePart(numbers.price(terms.text('price'))),
  })
}

const cancelled = /^injective\.exchange\.v\w+\.EventCancel\w*Order$/

// The event has a version of its own, and numbers of that version: the chain turns old messages into new ones.
function findCancelled({ events = [] }: SentenceContext): { type: string; order: Fields } | undefined {
  const [event, another] = events.filter(({ type }) => cancelled.test(type))
  if (!event || another) return undefined
  const order = event.attributes.find(({ key, value }) => /order/.test(key) && value.startsWith('{'))
  return order && { type: `/${event.type}`, order: readFields(readJson(order.value)) }
}
