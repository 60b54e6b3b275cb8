import { auctionSubaccount, readSubaccount } from '../../../addresses/addresses.ts'
import type { Fields } from '../../fields.ts'
import { account, amount, market, subaccount } from '../../parts.ts'
import { tell, type RuleContext } from '../../rule.ts'
import type { SentenceKey } from '../../sentence.ts'
import { findMarketNumbers } from './market.ts'

export function moveFunds(key: 'exchange.deposit' | 'exchange.withdraw') {
  return (message: Fields, context: RuleContext) => {
    const sender = message.text('sender')
    const id = message.findText('subaccount_id') ?? '0'
    return tell(key, context, { ...fundsParts(message), subaccount: subaccount(id, sender) })
  }
}

export function transferBetweenOwn(message: Fields, context: RuleContext) {
  const sender = message.text('sender')
  return tell('exchange.subaccountTransfer', context, {
    ...fundsParts(message),
    from: subaccount(message.text('source_subaccount_id'), sender),
    to: subaccount(message.text('destination_subaccount_id'), sender),
  })
}

export function transferToAnother(message: Fields, context: RuleContext) {
  const to = message.text('destination_subaccount_id')
  if (to === auctionSubaccount) return tell('exchange.feedAuction', context, fundsParts(message))
  const owner = readSubaccount(to).account
  return tell('exchange.externalTransfer', context, {
    ...fundsParts(message),
    recipient: account(owner),
    subaccount: subaccount(to, owner),
  })
}

function fundsParts(message: Fields) {
  return { sender: account(message.text('sender')), amount: amount(message.coin('amount')) }
}

export function changeMargin(deed: 'increaseMargin' | 'decreaseMargin') {
  return (message: Fields, context: RuleContext, type: string) => {
    const id = message.text('market_id')
    const parts = { trader: account(message.text('sender')), market: market(id, context) }
    const numbers = findMarketNumbers(id, type, context)
    const plain: SentenceKey = `exchange.${deed}`
    const added = message.findText('amount')
    if (!numbers || added === undefined) return tell(plain, context, parts)
    const margin = numbers.pricePart(numbers.price(added))
    return tell(`exchange.${deed}By`, context, { ...parts, margin })
  }
}
