import type { Fields } from '../../fields.ts'
import { account, choice, market, text } from '../../parts.ts'
import { percentOf } from '../../percent.ts'
import { tell, type RuleContext } from '../../rule.ts'
import type { MarketKind } from '../../sentence.ts'

/** A market listed by anyone who pays for it or, where the terms stand inside a proposal, by governance. */
export function launch(kind: MarketKind) {
  return (message: Fields, context: RuleContext) => {
    const terms = message.findObject('proposal') ?? message
    return tell('exchange.launch', context, {
      sender: account(message.text('sender')),
      kind: choice(kind),
      ticker: text(terms.text('ticker')),
    })
  }
}

/** The rules of a market changed by governance. */
export function updateParams(message: Fields, context: RuleContext) {
  return tell('exchange.updateMarket', context, {
    admin: account(message.text('sender')),
    market: market(message.object('proposal').text('market_id'), context),
  })
}

/** What may be changed together with a market's name. */
const newRules = [
  'new_min_price_tick_size',
  'new_min_quantity_tick_size',
  'new_min_notional',
  'new_initial_margin_ratio',
  'new_maintenance_margin_ratio',
  'new_reduce_margin_ratio',
]

/** What isn't to change is left out, or nought. */
const isSet = (number: string | undefined) => number !== undefined && /[1-9]/.test(number)

/** One that isn't to change stands there empty: it says neither of both. */
const hasCap = (cap: Fields | undefined) =>
  cap?.findObject('capped') !== undefined || cap?.findObject('uncapped') !== undefined

export function updateMarket(message: Fields, context: RuleContext) {
  const parts = {
    admin: account(message.text('admin')),
    market: market(message.text('market_id'), context),
  }
  const ticker = message.findText('new_ticker')
  if (ticker === undefined) return tell('exchange.updateMarket', context, parts)
  const hasOthers =
    newRules.some((name) => isSet(message.findText(name))) ||
    hasCap(message.findObject('new_open_notional_cap'))
  const others = choice(hasOthers ? 'yes' : 'no')
  // Markets are known by the name they bear now, which is the new one when nobody has renamed it since.
  if (ticker === context.markets.find(message.text('market_id'))?.ticker) {
    return tell('exchange.nameMarket', context, { ...parts, others })
  }
  return tell('exchange.renameMarket', context, { ...parts, ticker: text(ticker), others })
}

// The price is that of the outcome, 0 to 1, in both versions; -1 means that everyone gets their stakes back.
export function updateBinaryMarket(message: Fields, context: RuleContext) {
  const id = message.text('market_id')
  const parts = { admin: account(message.text('sender')), market: market(id, context) }
  const price = message.findText('settlement_price')
  if (price === undefined) return tell('exchange.updateMarket', context, parts)
  if (price.startsWith('-')) return tell('exchange.refundMarket', context, parts)
  return tell('exchange.settleMarketAt', context, { ...parts, outcome: percentOf(price) })
}
