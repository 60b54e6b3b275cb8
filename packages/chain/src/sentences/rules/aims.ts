import type { Fields } from '../fields.ts'
import { findReadable } from '../find-readable.ts'
import { account, amounts, block, choice, count, denom, identifier, market, text } from '../parts.ts'
import type { RuleContext } from '../rule.ts'
import type { MarketKind, Sentence } from '../sentence.ts'
import { splitType } from '../type-name.ts'
import { listPayments } from './distribution.ts'
import { findMarketNumbers } from './exchange/market.ts'
import { denomOfBridged, limitOf } from './peggy.ts'

/** What a proposal would do once it has passed; undefined for one that is words alone. */
export function tellAim(message: Fields, context: RuleContext): Sentence | undefined {
  const content = message.findObject('content')
  const all = (content ? [content] : message.list('messages')).map(unwrap)
  const [first, ...more] = all.filter(isDeed)
  if (!first) return undefined
  const aim = tellOne(first, context)
  if (more.length === 0) return aim
  return {
    key: 'gov.aimMore',
    parts: { aim: { kind: 'sentence', sentence: aim }, count: count(more.length) },
  }
}

// Old contents travel inside a message.
function unwrap(message: Fields): Fields {
  return message.findObject('content') ?? message
}

function isDeed(message: Fields): boolean {
  const type = message.findText('@type')
  return type !== undefined && !type.endsWith('.TextProposal')
}

function tellOne(message: Fields, context: RuleContext): Sentence {
  const type = message.text('@type')
  return findReadable(() => tellKnown(message, type, context)) ?? nameOf(type)
}

function nameOf(type: string): Sentence {
  return { key: 'gov.aimOther', parts: { type: { kind: 'messageType', type } } }
}

function tellKnown(message: Fields, type: string, context: RuleContext): Sentence | undefined {
  const { module, name } = splitType(type)
  if (name === 'CommunityPoolSpend' || name === 'CommunityPoolSpendProposal') {
    const parts = {
      amount: amounts(message.coins('amount')),
      recipient: account(message.text('recipient')),
    }
    return { key: 'gov.aimPay', parts }
  }
  if (name === 'SoftwareUpgrade' || name === 'SoftwareUpgradeProposal') {
    const plan = message.object('plan')
    return {
      key: 'gov.aimUpgrade',
      parts: { name: identifier(plan.text('name')), block: block(plan.text('height')) },
    }
  }
  if (name === 'UpdateParams') return { key: 'gov.aimParams', parts: { module: identifier(module) } }
  if (name === 'ParameterChangeProposal') {
    return {
      key: 'gov.aimParams',
      parts: { module: identifier(message.first('changes').text('subspace')) },
    }
  }
  const terms = message.findObject('proposal') ?? message
  if (name === 'BatchCommunityPoolSpend' || name === 'BatchCommunityPoolSpendProposal') {
    const { amount, recipients } = listPayments(terms)
    const [recipient, another] = recipients
    return recipient !== undefined && another === undefined
      ? { key: 'gov.aimPay', parts: { amount, recipient: account(recipient) } }
      : { key: 'gov.aimPayMany', parts: { amount, count: count(recipients.length) } }
  }
  const [, launched] = /^(?:Instant)?(\w+?)Market(?:Launch)(?:Proposal)?$/.exec(name) ?? []
  const kind = launched === undefined ? undefined : kinds[launched]
  if (kind) {
    return { key: 'gov.aimLaunch', parts: { kind: choice(kind), ticker: text(terms.text('ticker')) } }
  }
  if (/^\w+MarketParamUpdate(Proposal)?$/.test(name)) {
    return { key: 'gov.aimMarket', parts: { market: market(terms.text('market_id'), context) } }
  }
  if (/^MarketForcedSettlement(Proposal)?$/.test(name)) return tellSettlement(terms, type, context)
  if (name === 'CreateRateLimit' || name === 'UpdateRateLimit')
    return { key: 'gov.aimLimit', parts: limitOf(message) }
  if (name === 'RemoveRateLimit')
    return { key: 'gov.aimUnlimit', parts: { denom: denom(denomOfBridged(message.text('token_address'))) } }
  return undefined
}

// A spot market is wound up without a price.
function tellSettlement(terms: Fields, type: string, context: RuleContext): Sentence {
  const id = terms.text('market_id')
  const price = terms.findText('settlement_price') ?? '0'
  const numbers = findMarketNumbers(id, type, context)
  const parts = { market: market(id, context) }
  if (!numbers || !/[1-9]/.test(price)) return { key: 'gov.aimSettle', parts }
  return { key: 'gov.aimSettleAt', parts: { ...parts, price: numbers.pricePart(numbers.price(price)) } }
}

const kinds: Readonly<Record<string, MarketKind | undefined>> = {
  Spot: 'spot',
  Perpetual: 'perpetual',
  ExpiryFutures: 'futures',
  BinaryOptions: 'binary',
}
