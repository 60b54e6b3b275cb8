import { shiftDecimal, shortenMean } from '../../../amounts/amounts.ts'
import { choice } from '../../parts.ts'
import type { OrderOutcome, Part, Sentence, SentenceContext } from '../../sentence.ts'
import type { MarketNumbers } from './market.ts'

/** What a filled order does; each is a case of the patterns. */
export type Deed = 'buy' | 'sell' | 'long' | 'short' | 'lessLong' | 'lessShort'

type Asked = {
  deed: Deed | undefined
  placing: 'limit' | 'market'
  price: Part
  quantity: Part
  numbers: MarketNumbers
}

/**
 * What became of the one order that is told, where that says more than that it was placed: it traded, or it found
 * nothing to trade with. Undefined where it isn't known for certain.
 */
export function tellOutcome(
  asked: Asked,
  parts: Record<'trader' | 'market', Part>,
  context: SentenceContext,
): Sentence | undefined {
  const [outcome, another] = context.orders ?? []
  const { deed, price, quantity } = asked
  if (context.failed || outcome === undefined || another || deed === undefined) return undefined
  const given = { ...parts, deed: choice(deed) }
  const traded = findTraded(outcome, asked.numbers)
  if (traded === undefined) {
    const foundNothing = outcome.status === 'unfilled' && asked.placing === 'market'
    return foundNothing ? { key: 'exchange.foundNothing', parts: { ...given, quantity, price } } : undefined
  }
  if (outcome.status === 'filled') return { key: 'exchange.traded', parts: { ...given, ...traded } }
  // The unit stands with the whole.
  const partly = { ...given, ...traded, filled: { ...traded.filled, symbol: '' }, quantity }
  if (outcome.status === 'partially_filled') {
    return { key: 'exchange.tradedPart', parts: { ...partly, price } }
  }
  return { key: 'exchange.tradedThenEnded', parts: { ...partly, end: choice(outcome.status) } }
}

type Bet = { isBuy: boolean; margin: Part; price: Part; numbers: MarketNumbers }

/** The same for a bet: how much of it was taken. */
export function tellBetOutcome(
  { isBuy, margin: stake, price, numbers }: Bet,
  parts: Record<'trader' | 'market', Part>,
  context: SentenceContext,
): Sentence | undefined {
  const [outcome, another] = context.orders ?? []
  if (context.failed || outcome === undefined || another) return undefined
  const given = { ...parts, outcome: choice(isBuy ? 'yes' : 'no') }
  const { status, filled, averagePrice } = outcome
  const traded = findTraded(outcome, numbers)
  if (traded === undefined) {
    return status === 'unfilled'
      ? { key: 'exchange.betUntaken', parts: { ...given, stake, price } }
      : undefined
  }
  const taken = numbers.pricePart(shortenMean(stakeOf(filled, averagePrice, isBuy)))
  const at = { ...given, price: traded.average }
  if (status === 'filled') return { key: 'exchange.betTaken', parts: { ...at, stake: taken } }
  return {
    key: 'exchange.betTakenPart',
    parts: { ...at, taken: { ...taken, symbol: '' }, stake, end: choice(status) },
  }
}

// Who bets on yes pays the price for each, who bets on no what is missing to one.
function stakeOf(filled: string, price: string, isBuy: boolean): string {
  const [quantity, yes] = [toAtoms(filled), toAtoms(price)]
  const each = isBuy ? yes : toAtoms('1') - yes
  return shiftDecimal((quantity * each).toString(), -36)
}

function toAtoms(number: string): bigint {
  return BigInt(shiftDecimal(number, 18).replace(/\..*$/, ''))
}

const traded = /^(filled|partially_filled|cancelled|expired|unfilled)$/

function findTraded({ status, filled, averagePrice }: OrderOutcome, numbers: MarketNumbers) {
  const isKnown = traded.test(status) && /[1-9]/.test(filled) && averagePrice !== ''
  if (!isKnown) return undefined
  return {
    filled: numbers.quantityPart(filled),
    average: numbers.pricePart(shortenMean(averagePrice)),
  }
}
