import { readSubaccount } from '../../../addresses/addresses.ts'
import { readFields, readJson, type Fields } from '../../fields.ts'
import { account, choice, count, market } from '../../parts.ts'
import { tell, type RuleContext } from '../../rule.ts'
import { findMarketNumbers } from './market.ts'

export function liquidate(message: Fields, context: RuleContext) {
  const id = message.text('market_id')
  const parts = {
    sender: account(message.text('sender')),
    owner: account(readSubaccount(message.text('subaccount_id')).account),
    market: market(id, context),
  }
  const closed = findClosed(context)
  const numbers = closed && findMarketNumbers(id, closed.type, context)
  if (!numbers) return tell('exchange.liquidate', context, parts)
  return tell('exchange.liquidatePosition', context, {
    ...parts,
    side: choice(closed.trade.json.is_long === true ? 'short' : 'long'),
    quantity: numbers.quantityPart(numbers.quantity(closed.trade.text('execution_quantity'))),
    price: numbers.pricePart(numbers.price(closed.trade.text('execution_price'))),
  })
}

const execution = /^injective\.exchange\.v\w+\.EventBatchDerivativeExecution$/

// The trade that closed the position: it sold a long, or bought a short back.
function findClosed({ events = [] }: RuleContext): { type: string; trade: Fields } | undefined {
  for (const { type, attributes } of events.filter((event) => execution.test(event.type))) {
    const value = (name: string) => attributes.find(({ key }) => key === name)?.value
    const trades = value('is_liquidation') === 'true' ? readJson(value('trades') ?? '[]') : []
    if (Array.isArray(trades) && trades.length === 1) {
      return { type: `/${type}`, trade: readFields(trades[0]).object('position_delta') }
    }
  }
  return undefined
}

export function liquidateMany(message: Fields, context: RuleContext) {
  return tell('exchange.liquidateMany', context, {
    sender: account(message.text('sender')),
    count: count(message.list('liquidations').length),
  })
}

export function offset(message: Fields, context: RuleContext) {
  return tell('exchange.offset', context, {
    sender: account(message.text('sender')),
    market: market(message.text('market_id'), context),
  })
}

export function settle(message: Fields, context: RuleContext) {
  return tell('exchange.settle', context, {
    sender: account(message.text('sender')),
    market: market(message.text('market_id'), context),
  })
}
