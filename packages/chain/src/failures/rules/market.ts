import { shiftDecimal } from '../../amounts.ts'
import type { MarketNumbers } from '../../sentences/rules/exchange/market.ts'
import type { Fields } from '../../sentences/fields.ts'
import type { Part } from '../../sentences/sentence.ts'
import { amount, identifier, rule, type FailureRule } from '../rule.ts'

const number = String.raw`(\d+(?:\.\d+)?)`

// The log's numbers are read as the message's are only where one of them stands in the message itself: chains of
// either generation answer in their own units, whatever they were asked in.

/** The price, the step that it misses, and the prices beside it. */
const priceTick = rule(
  'price.tickBy',
  new RegExp(`price ${number} must be a multiple of the minimum price tick size ${number}`),
  ([, price = '', tick = ''], given) => {
    const order = given && findOrder(given.message)
    if (!given?.numbers || !order || !isSame(order.object('order_info').text('price'), price))
      return undefined
    const part = readPrice(given.numbers)
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
    const asked = toAtoms(terms.text('price')) * toAtoms(terms.text('quantity'))
    if (asked !== toAtoms(worth) * toAtoms('1')) return undefined
    return { worth: writeQuote(worth, given.numbers), least: writeQuote(least, given.numbers) }
  },
)

const margin = rule(
  'margin.lowBy',
  new RegExp(`need (?:at least )?${number} but got ${number}`),
  ([, needed = '', held = ''], given) => {
    const asked = given && findOrder(given.message)?.findText('margin')
    if (!given?.numbers || asked === undefined || !isSame(asked, held)) return undefined
    const part = readPrice(given.numbers)
    return { needed: part(needed), held: part(held) }
  },
)

const trigger = rule(
  'trigger.wrong',
  new RegExp(`incompatible with trigger price ${number} and markPrice ${number}`),
  ([, price = '', mark = ''], given) => {
    const asked = given && findOrder(given.message)?.findText('trigger_price')
    if (!given?.numbers || asked === undefined || !isSame(asked, price)) return undefined
    const part = readPrice(given.numbers)
    return { trigger: part(price), mark: part(mark) }
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

function readPrice(numbers: MarketNumbers): (raw: string) => Part {
  return (raw) => numbers.pricePart(numbers.price(raw))
}

/** Worth is counted in quote, whose smallest units make price times quantity of the oldest markets. */
function writeQuote(raw: string, numbers: MarketNumbers): Part {
  return numbers.pricePart(numbers.worth(raw))
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
