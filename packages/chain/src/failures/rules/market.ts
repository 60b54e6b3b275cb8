import { shiftDecimal } from '../../amounts/amounts.ts'
import type { MarketNumbers } from '../../sentences/rules/exchange/market.ts'
import type { Fields } from '../../sentences/fields.ts'
import type { Part } from '../../sentences/sentence.ts'
import { amount, identifier, rule, type FailureRule } from '../rule.ts'

const number = String.raw`(\d+(?:\.\d+)?)`

// Chains of either generation answer in their own units, whatever they were asked in. Which ones those are is known
// where one of the log's numbers is the message's: as it stands there, or told in whole units.

/** The price, the step that it misses, and the prices beside it. */
const priceTick = rule(
  'price.tickBy',
  new RegExp(`price ${number} must be a multiple of the minimum price tick size ${number}`),
  ([, price = '', tick = ''], given) => {
    const order = given && findOrder(given.message)
    const part = order && findUnit(given.numbers, order.object('order_info').text('price'), price)
    if (part === undefined) return undefined
    const [asked, step] = [toAtoms(price), toAtoms(tick)]
    if (step === 0n) return undefined
    const below = asked - (asked % step)
    return {
      price: part(price),
      tick: part(tick),
      below: part(fromAtoms(below)),
      above: part(fromAtoms(below + step)),
    }
  },
)

const notional = rule(
  'notional.lowBy',
  new RegExp(
    String.raw`notional \(${number}\) is less than the minimum notional for the market \(${number}\)`,
  ),
  ([, worth = '', least = ''], given) => {
    const terms = given && findOrder(given.message)?.findObject('order_info')
    if (!given?.numbers || !terms) return undefined
    const { numbers } = given
    const worthOf = (price: string, quantity: string) => toAtoms(price) * toAtoms(quantity)
    const [price, quantity] = [terms.text('price'), terms.text('quantity')]
    const told = worthOf(worth, '1')
    // Worth is counted in quote, whose smallest units make price times quantity of the oldest markets.
    if (worthOf(price, quantity) === told)
      return {
        worth: numbers.pricePart(numbers.worth(worth)),
        least: numbers.pricePart(numbers.worth(least)),
      }
    if (worthOf(numbers.price(price), numbers.quantity(quantity)) !== told) return undefined
    return { worth: numbers.pricePart(worth), least: numbers.pricePart(least) }
  },
)

const margin = rule(
  'margin.lowBy',
  new RegExp(`need (?:at least )?${number} but got ${number}`),
  ([, needed = '', held = ''], given) => {
    const asked = given && findOrder(given.message)?.findText('margin')
    const part = asked === undefined ? undefined : findUnit(given?.numbers, asked, held)
    return part && { needed: part(needed), held: part(held) }
  },
)

const trigger = rule(
  'trigger.wrong',
  new RegExp(`incompatible with trigger price ${number} and markPrice ${number}`),
  ([, price = '', mark = ''], given) => {
    const asked = given && findOrder(given.message)?.findText('trigger_price')
    const part = asked === undefined ? undefined : findUnit(given?.numbers, asked, price)
    return part && { trigger: part(price), mark: part(mark) }
  },
)

const oracle = rule(
  'oracle.noneFor',
  /^type (\w+) base (\S+) quote (\S+?): invalid oracle/,
  ([, kind, base, quote]) => ({ kind: identifier(kind), pair: identifier(`${base}/${quote}`) }),
)

/** How far the price is from liquidating, which no unit can get wrong. */
function healthy(key: FailureRule['key'], side: string): FailureRule {
  return rule(
    key,
    new RegExp(`${side} position liquidation price is ${number} but mark price is ${number}`),
    ([, liquidation = '', mark = '']) => {
      const [at, now] = [toAtoms(liquidation), toAtoms(mark)]
      if (now === 0n) return undefined
      const away = ((at > now ? at - now : now - at) * 10_000n) / now
      return { share: { kind: 'percent', value: shiftDecimal(away.toString(), -2) } }
    },
  )
}

/** Deposits are counted in the smallest unit by chains of either generation. */
const deposits = rule(
  'deposits.shortBy',
  new RegExp(String.raw`asset (\S+?)\. Balance decrement ${number} exceeds Available Balance ${number}`),
  ([, denom, needed, held]) => ({ needed: amount(needed, denom), held: amount(held, denom) }),
)

/** The only order of a message. */
function findOrder(message: Fields): Fields | undefined {
  const [only, another] = message.length('orders') > 0 ? message.list('orders') : []
  return message.findObject('order') ?? (another === undefined ? only : undefined)
}

/**
 * How the prices of a log are told.
 *
 * @param asked in the message
 * @param told in the log
 * @returns undefined where they aren't the same in any unit
 */
function findUnit(
  numbers: MarketNumbers | undefined,
  asked: string,
  told: string,
): ((price: string) => Part) | undefined {
  if (numbers === undefined) return undefined
  if (isSame(asked, told)) return (price) => numbers.pricePart(numbers.price(price))
  return isSame(numbers.price(asked), told) ? (price) => numbers.pricePart(price) : undefined
}

function isSame(one: string, other: string): boolean {
  return toAtoms(one) === toAtoms(other)
}

const precision = 36

function toAtoms(text: string): bigint {
  return BigInt(shiftDecimal(text, precision).replace(/\..*$/, ''))
}

function fromAtoms(atoms: bigint): string {
  return shiftDecimal(atoms.toString(), -precision)
}

export const marketRules = {
  priceTick,
  notional,
  margin,
  trigger,
  oracle,
  healthyLong: healthy('position.healthyLong', 'Long'),
  healthyShort: healthy('position.healthyShort', 'Short'),
  deposits,
} satisfies Record<string, FailureRule>
