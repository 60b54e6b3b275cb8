import type { Fields } from '../fields.ts'
import { account, choice, market, text } from '../parts.ts'
import { tell, type RuleContext } from '../rule.ts'
import type { MarketKind } from '../sentence.ts'
import { findMarketNumbers } from './market.ts'

export function launch(kind: MarketKind) {
  return (message: Fields, context: RuleContext) =>
    tell('exchange.launch', context, {
      sender: account(message.text('sender')),
      kind: choice(kind),
      ticker: text(message.text('ticker')),
    })
}

export function updateMarket(message: Fields, context: RuleContext) {
  const parts = {
    admin: account(message.text('admin')),
    market: market(message.text('market_id'), context),
  }
  const ticker = message.findText('new_ticker')
  if (ticker === undefined) return tell('exchange.updateMarket', context, parts)
  return tell('exchange.renameMarket', context, { ...parts, ticker: text(ticker) })
}

// A price of -1 means that everyone gets their stakes back.
export function updateBinaryMarket(message: Fields, context: RuleContext, type: string) {
  const id = message.text('market_id')
  const parts = { admin: account(message.text('sender')), market: market(id, context) }
  const raw = message.findText('settlement_price')
  if (raw?.startsWith('-')) return tell('exchange.refundMarket', context, parts)
  const numbers = findMarketNumbers(id, type, context)
  if (!numbers || raw === undefined) return tell('exchange.updateMarket', context, parts)
  return tell('exchange.settleMarketAt', context, { ...parts, price: numbers.pricePart(numbers.price(raw)) })
}
