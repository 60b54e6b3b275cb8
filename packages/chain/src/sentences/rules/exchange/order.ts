import { shiftDecimal } from '../../../amounts/amounts.ts'
import type { Fields } from '../../fields.ts'
import { account, block, choice, market } from '../../parts.ts'
import { tell } from '../../rule.ts'
import type { Part, Sentence, SentenceContext, SentenceKey } from '../../sentence.ts'
import { findMarketNumbers, type MarketNumbers } from './market.ts'
import { tellBetOutcome, tellOutcome, type Deed } from './outcomes.ts'

export type Placing = 'limit' | 'market'

/** One order placed by `trader`, read from the `order` of a message or one of its `orders`. */
export function tellOrder(
  trader: string,
  order: Fields,
  placing: Placing,
  type: string,
  context: SentenceContext,
): Sentence {
  const told = tellPlaced(trader, order, placing, type, context)
  const last = order.findText('expiration_block') ?? '0'
  if (last === '0' || !standing.has(told.key)) return told
  return {
    key: 'exchange.until',
    parts: { sentence: { kind: 'sentence', sentence: told }, block: block(last) },
  }
}

/** What is told of orders that may stand for a while. */
const standing: ReadonlySet<SentenceKey> = new Set([
  'exchange.order',
  'exchange.limitOrder',
  'exchange.conditionalOrder',
  'exchange.leveragedOrder',
  'exchange.reducingOrder',
  'exchange.bet',
])

function tellPlaced(
  trader: string,
  order: Fields,
  placing: Placing,
  type: string,
  context: SentenceContext,
): Sentence {
  const id = order.text('market_id')
  const isBuy = /BUY/.test(order.text('order_type'))
  const parts = { trader: account(trader), market: market(id, context) }
  const numbers = findMarketNumbers(id, type, context)
  if (!numbers || !order.findObject('order_info'))
    return tell('exchange.order', context, { ...parts, side: choice(isBuy ? 'buy' : 'sell') })
  const read = readOrder(order, numbers)
  if (read.trigger) return tellConditional(read, isBuy, parts, context)
  const outcome = tellOutcome(
    { ...read, numbers, deed: deedOf(read, numbers, isBuy), placing },
    parts,
    context,
  )
  if (outcome) return outcome
  const bet = numbers.market.kind === 'binary' && !read.isReducing
  const settled = bet ? tellBetOutcome({ ...read, numbers, isBuy }, parts, context) : undefined
  if (settled) return settled
  if (numbers.market.kind === 'spot') return tellSpot(read, isBuy, placing, parts, context)
  if (read.isReducing) return tellReducing(read, isBuy, placing, parts, context)
  if (numbers.market.kind === 'binary') return tellBet(read, isBuy, parts, context)
  return tellLeveraged(read, isBuy, placing, parts, context)
}

/** What the order does to what its owner has; bets have words of their own. */
function deedOf({ isReducing }: Read, { market }: MarketNumbers, isBuy: boolean): Deed | undefined {
  if (market.kind === 'spot') return isBuy ? 'buy' : 'sell'
  if (isReducing) return isBuy ? 'lessShort' : 'lessLong'
  if (market.kind === 'binary') return undefined
  return isBuy ? 'long' : 'short'
}

type Read = {
  price: Part
  quantity: Part
  margin: Part
  trigger: Part | undefined
  /** Without margin of its own, an order can only make a position smaller. */
  isReducing: boolean
  leverage: string
}

type Given = Record<'trader' | 'market', Part>

function readOrder(order: Fields, numbers: MarketNumbers): Read {
  const terms = order.object('order_info')
  const price = numbers.price(terms.text('price'))
  const quantity = numbers.quantity(terms.text('quantity'))
  const margin = numbers.price(order.findText('margin') ?? '0')
  const trigger = numbers.price(order.findText('trigger_price') ?? '0')
  return {
    price: numbers.pricePart(price),
    quantity: numbers.quantityPart(quantity),
    margin: numbers.pricePart(margin),
    trigger: trigger === '0' ? undefined : numbers.pricePart(trigger),
    isReducing: margin === '0',
    leverage: leverageOf(price, quantity, margin),
  }
}

/** What is traded for each unit of margin, by one digit after the point. */
function leverageOf(price: string, quantity: string, margin: string): string {
  const [worth, own] = [toAtoms(price) * toAtoms(quantity), toAtoms(margin) * toAtoms('1')]
  return own === 0n ? '' : shiftDecimal(((worth * 100n + own * 5n) / (own * 10n)).toString(), -1)
}

function toAtoms(number: string): bigint {
  return BigInt(shiftDecimal(number, 18).replace(/\..*$/, ''))
}

function tellConditional(
  { quantity, trigger }: Read,
  isBuy: boolean,
  parts: Given,
  context: SentenceContext,
) {
  const side = choice(isBuy ? 'buy' : 'sell')
  return tell('exchange.conditionalOrder', context, { ...parts, side, quantity, ...(trigger && { trigger }) })
}

function tellSpot(read: Read, isBuy: boolean, placing: Placing, parts: Given, context: SentenceContext) {
  const { price, quantity } = read
  const key: SentenceKey = placing === 'limit' ? 'exchange.limitOrder' : 'exchange.marketOrder'
  return tell(key, context, { ...parts, side: choice(isBuy ? 'buy' : 'sell'), quantity, price })
}

// Selling is what makes a long smaller.
function tellReducing(read: Read, isBuy: boolean, placing: Placing, parts: Given, context: SentenceContext) {
  const { price, quantity } = read
  const key: SentenceKey = placing === 'limit' ? 'exchange.reducingOrder' : 'exchange.reducingMarketOrder'
  return tell(key, context, { ...parts, side: choice(isBuy ? 'short' : 'long'), quantity, price })
}

function tellBet({ margin, price }: Read, isBuy: boolean, parts: Given, context: SentenceContext) {
  const outcome = choice(isBuy ? 'yes' : 'no')
  return tell('exchange.bet', context, { ...parts, outcome, stake: margin, price })
}

function tellLeveraged(read: Read, isBuy: boolean, placing: Placing, parts: Given, context: SentenceContext) {
  const { price, quantity, margin, leverage } = read
  const common = { ...parts, side: choice(isBuy ? 'long' : 'short'), quantity, price }
  if (placing === 'market') return tell('exchange.leveragedMarketOrder', context, { ...common, margin })
  const times: Part = { kind: 'identifier', text: `${leverage}×` }
  return tell('exchange.leveragedOrder', context, { ...common, leverage: times })
}
