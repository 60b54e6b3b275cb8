import { shiftDecimal } from '../../amounts/amounts.ts'
import type { Fields } from '../fields.ts'
import { account, count, identifier, text } from '../parts.ts'
import { rulesOf, tell, type Rule, type RuleContext } from '../rule.ts'
import type { Part, Sentence } from '../sentence.ts'

export const oracle = rulesOf('injective.oracle.v1beta1', {
  MsgRelayPriceFeedPrice: relayPriceFeed,
  MsgRelayBandRates: relayBand,
  MsgRelayProviderPrices: relayProvider,
  MsgRelayPythPrices: relayCounted('price_attestations'),
  MsgRelayPythProPrices: relayCounted('updates'),
  MsgRelayCoinbaseMessages: relayCounted('messages'),
  MsgRelayStorkPrices: relayCounted('asset_pairs'),
  MsgRelayChainlinkPrices: relayCounted('reports'),
  MsgRelaySedaFastPrices: relayCounted('updates'),
  MsgRequestBandIBCRates: requestBand,
})

type Price = { symbol: string; price: Part }

function relayPriceFeed(message: Fields, context: RuleContext): Sentence {
  const [bases, quotes] = [message.texts('base'), message.texts('quote')]
  const prices = message.texts('price').map((value, at) => toPrice(bases[at], value, quotes[at] ?? ''))
  return tellPrices(account(message.text('sender')), prices, context)
}

// Band counts in billionths of a dollar.
function relayBand(message: Fields, context: RuleContext): Sentence {
  const symbols = message.texts('symbols')
  const prices = message.texts('rates').map((rate, at) => toPrice(symbols[at], shiftDecimal(rate, -9), 'USD'))
  return tellPrices(account(message.text('relayer')), prices, context)
}

function relayProvider(message: Fields, context: RuleContext): Sentence {
  const symbols = message.texts('symbols')
  const prices = message.texts('prices').map((value, at) => toPrice(symbols[at], value, ''))
  return tellPrices(account(message.text('sender')), prices, context)
}

function toPrice(symbol: string | undefined, value: string, quote: string): Price {
  return { symbol: symbol ?? '', price: { kind: 'price', value: shiftDecimal(value, 0), symbol: quote } }
}

function tellPrices(relayer: Part, prices: readonly Price[], context: RuleContext): Sentence {
  const [first, second] = prices
  if (!first || prices.length > 2)
    return tell('oracle.many', context, { relayer, count: count(prices.length) })
  const parts = { relayer, asset: text(first.symbol), price: first.price }
  if (!second) return tell('oracle.one', context, parts)
  return tell('oracle.two', context, {
    ...parts,
    otherAsset: text(second.symbol),
    otherPrice: second.price,
  })
}

// Their assets have numbers, not names.
function relayCounted(field: string): Rule {
  return (message, context) =>
    tell('oracle.many', context, {
      relayer: account(message.text('sender')),
      count: count(message.length(field)),
    })
}

function requestBand(message: Fields, context: RuleContext): Sentence {
  return tell('oracle.request', context, {
    sender: account(message.text('sender')),
    number: identifier(message.text('request_id')),
  })
}
