import { readSubaccount } from '../../addresses.ts'
import type { Fields } from '../fields.ts'
import { account, count, market } from '../parts.ts'
import { tell, type RuleContext } from '../rule.ts'

export function liquidate(message: Fields, context: RuleContext) {
  return tell('exchange.liquidate', context, {
    sender: account(message.text('sender')),
    owner: account(readSubaccount(message.text('subaccount_id')).account),
    market: market(message.text('market_id'), context),
  })
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
