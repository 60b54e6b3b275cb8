import { costOf, type OrderCost } from '@injsight/chain'
import { ceilTo, fixed, floorTo, one, over, times, toText, type Fixed } from './fixed.ts'
import type { MarketKind, Now, Own, Traded } from './traded.ts'

export const ways = ['limit', 'market'] as const
export const triggers = ['none', 'stop', 'take'] as const

/** An order as it is typed: numbers in whole tokens, shares in percent. */
export type Wanted = {
  side: 'buy' | 'sell'
  way: (typeof ways)[number]
  trigger: (typeof triggers)[number]
  quantity: string
  /** Of a limit order. */
  price: string
  triggerPrice: string
  /** Of a market order: how much worse than the best price it may become. */
  slippage: string
  /** Of derivatives: how many times its margin a position is worth. */
  leverage: string
  isPostOnly: boolean
  isReduceOnly: boolean
}

/** An order as the chain is told it. */
export type Order = {
  marketId: string
  kind: MarketKind
  way: Wanted['way']
  type: OrderType
  price: string
  quantity: string
  /** Empty for a spot market; "0" only reduces a position. */
  margin: string
  /** Empty for none. */
  triggerPrice: string
}

export type OrderType =
  | 'BUY'
  | 'SELL'
  | 'STOP_BUY'
  | 'STOP_SELL'
  | 'TAKE_BUY'
  | 'TAKE_SELL'
  | 'BUY_PO'
  | 'SELL_PO'

/** What an order would cost. Amounts are of the quote asset, but where it says otherwise. */
export type Plan = {
  order: Order
  /** Price, or the worst that a market order takes, times quantity. */
  notional: string
  /** The most it pays to those who run the chain, all filled at once, without what comes back to who places it here. */
  fee: string
  /** Of that, in parts of one. */
  feeRate: string
  /** What has to be there, of the base asset for a spot sale. */
  needs: string
  /** What it takes from the book at once; undefined for nothing, and for what waits for its trigger. */
  meets: OrderCost | undefined
  /** Of a new position: the mark price at which it would be liquidated; undefined where there is none. */
  liquidation: string | undefined
}

export type Field = 'quantity' | 'price' | 'triggerPrice' | 'slippage' | 'leverage' | 'order'

/** Why an order can't be placed so: words, and what stands in them. */
export type Trouble = { field: Field; what: What; values: Record<string, string> }

export type What =
  | 'required'
  | 'number'
  | 'step'
  | 'notional'
  | 'leverage'
  | 'mark'
  | 'balance'
  | 'crosses'
  | 'emptyBook'
  | 'thinBook'
  | 'noPosition'
  | 'overPosition'
  | 'triggerAbove'
  | 'triggerBelow'
  | 'slippage'
  | 'overOne'

/** What an order is as long as nothing is typed. */
export const blank: Wanted = {
  side: 'buy',
  way: 'limit',
  trigger: 'none',
  quantity: '',
  price: '',
  triggerPrice: '',
  slippage: '1',
  leverage: '3',
  isPostOnly: false,
  isReduceOnly: false,
}

export type Known = { traded: Traded; now: Now; own: Own | undefined }

/**
 * What an order costs and meets, by the chain's own rules, or all that is wrong with it: what a node would refuse is
 * said before anybody signs.
 */
export function planOrder(wanted: Wanted, known: Known): { plan?: Plan; troubles: Trouble[] } {
  const read = readNumbers(wanted, known)
  if ('troubles' in read) return read
  const { quantity, price, triggerPrice } = read
  const { traded, now, own } = known
  const isTriggered = wanted.trigger !== 'none'
  const notional = times(price, quantity)
  const isSpot = traded.kind === 'spot'
  const margin = isSpot || wanted.isReduceOnly ? 0n : marginOf(wanted, { ...read, notional }, traded)
  const takerFee = fixed(isPostOnly(wanted) ? traded.makerFee : traded.takerFee)
  const charged = takerFee > 0n ? takerFee : 0n
  const feeRate = times(charged, one - fixed(traded.relayerShare))
  const isBaseNeeded = isSpot && wanted.side === 'sell'
  const needs = isBaseNeeded
    ? quantity
    : wanted.isReduceOnly
      ? 0n
      : (isSpot ? notional : margin) + times(notional, charged)
  const meets = isTriggered ? undefined : meet(wanted, { quantity, price }, now)
  const sized = { quantity, price, triggerPrice, notional, margin, needs }
  const troubles = [
    ...checkSteps(wanted, sized, traded),
    ...checkBook(wanted, sized, { traded, now, meets }),
    ...(traded.kind === 'derivative' ? checkDerivative(wanted, sized, known) : []),
    ...(traded.kind === 'binary' ? checkBinary(wanted, sized, known) : []),
    ...checkBalance(
      needs,
      own && (isBaseNeeded ? own.base : own.quote),
      isBaseNeeded ? traded.base : traded.quote,
    ),
  ]
  if (troubles.length > 0) return { troubles }
  return {
    troubles,
    plan: {
      order: {
        marketId: traded.marketId,
        kind: traded.kind,
        way: wanted.way,
        type: typeOf(wanted),
        price: toText(price),
        quantity: toText(quantity),
        margin: isSpot ? '' : toText(margin),
        triggerPrice: isTriggered ? toText(triggerPrice) : '',
      },
      notional: toText(notional),
      fee: toText(times(meets === undefined ? notional : notionalOf(meets, { price, quantity }), feeRate)),
      feeRate: toText(feeRate),
      needs: toText(needs),
      meets,
      liquidation: liquidationOf(wanted, sized, known),
    },
  }
}

/** Who sells a binary option answers for what it may be worth, which is 1. */
function marginOf(
  { side }: Wanted,
  { quantity, notional, leverage }: Numbers & { notional: Fixed },
  { kind, quoteDecimals }: Traded,
): Fixed {
  const whole = kind === 'binary' && side === 'sell' ? quantity - notional : notional
  return ceilTo(one / 10n ** BigInt(quoteDecimals), over(whole, leverage))
}

type Numbers = { quantity: Fixed; price: Fixed; triggerPrice: Fixed; leverage: Fixed }

function readNumbers(wanted: Wanted, { traded, now }: Known): Numbers | { troubles: Trouble[] } {
  const isMarket = wanted.way === 'market'
  const needed: Exclude<Field, 'order'>[] = ['quantity', isMarket ? 'slippage' : 'price']
  if (wanted.trigger !== 'none') needed.push('triggerPrice')
  if (traded.kind === 'derivative' && !wanted.isReduceOnly) needed.push('leverage')
  const troubles = needed.flatMap((field): Trouble[] => {
    const text = wanted[field].trim()
    if (text === '') return [{ field, what: 'required', values: {} }]
    return isNumber(text) ? [] : [{ field, what: 'number', values: { value: text.slice(0, 40) } }]
  })
  if (troubles.length > 0) return { troubles }
  const number = (field: Exclude<Field, 'order'>) =>
    needed.includes(field) ? fixed(wanted[field].trim()) : 0n
  const slippage = number('slippage') / 100n
  if (isMarket && slippage >= one) return { troubles: [{ field: 'slippage', what: 'slippage', values: {} }] }
  const triggerPrice = number('triggerPrice')
  const best = fixed((wanted.side === 'buy' ? now.sells : now.buys)[0]?.price ?? '0')
  const from = wanted.trigger === 'none' ? best : triggerPrice
  if (isMarket && from === 0n) return { troubles: [{ field: 'order', what: 'emptyBook', values: {} }] }
  return {
    quantity: number('quantity'),
    price: isMarket
      ? worstPrice(wanted.side, from, { slippage, tick: fixed(traded.priceTick), kind: traded.kind })
      : number('price'),
    triggerPrice,
    leverage: needed.includes('leverage') ? number('leverage') : one,
  }
}

/** Nothing that is nothing, or smaller than the chain can tell from it. */
function isNumber(text: string): boolean {
  return /^\d{1,30}(\.\d{1,18})?$/.test(text) && fixed(text) > 0n
}

/** What a market order is sent with: no price beyond is taken, and a step of the market. */
function worstPrice(
  side: Wanted['side'],
  from: Fixed,
  { slippage, tick, kind }: { slippage: Fixed; tick: Fixed; kind: MarketKind },
): Fixed {
  if (side === 'buy') {
    const ceiling = ceilTo(tick, times(from, one + slippage))
    return kind === 'binary' && ceiling >= one ? one - tick : ceiling
  }
  const floor = floorTo(tick, times(from, one - slippage))
  return floor > 0n ? floor : tick
}

type Sized = {
  quantity: Fixed
  price: Fixed
  triggerPrice: Fixed
  notional: Fixed
  margin: Fixed
  needs: Fixed
}

/** What of the book is at its price or a better one. */
function meet(
  { side }: Wanted,
  { quantity, price }: { quantity: Fixed; price: Fixed },
  now: Now,
): OrderCost | undefined {
  const isBuy = side === 'buy'
  const within = (isBuy ? now.sells : now.buys).filter((level) =>
    isBuy ? fixed(level.price) <= price : fixed(level.price) >= price,
  )
  return costOf(within, toText(quantity), '0')
}

/** What is filled at once by what it meets, and the rest by its own price. */
function notionalOf(
  { notional, filled }: OrderCost,
  { price, quantity }: { price: Fixed; quantity: Fixed },
): Fixed {
  return fixed(notional) + times(price, quantity - fixed(filled))
}

function checkSteps(
  wanted: Wanted,
  { quantity, price, triggerPrice, notional }: Sized,
  traded: Traded,
): Trouble[] {
  const isBuy = wanted.side === 'buy'
  const troubles: Trouble[] = []
  // To the side that costs no more than was typed.
  const priceStep = fixed(traded.priceTick)
  const toStep = isBuy ? floorTo : ceilTo
  const check = (field: Field, number: Fixed, step: Fixed, nearest: Fixed) => {
    if (nearest === number) return
    troubles.push({
      field,
      what: 'step',
      values: { step: toText(step), nearest: toText(nearest > 0n ? nearest : step) },
    })
  }
  if (wanted.way === 'limit') check('price', price, priceStep, toStep(priceStep, price))
  if (wanted.trigger !== 'none')
    check('triggerPrice', triggerPrice, priceStep, floorTo(priceStep, triggerPrice))
  const quantityStep = fixed(traded.quantityTick)
  check('quantity', quantity, quantityStep, floorTo(quantityStep, quantity))
  if (notional < fixed(traded.minNotional))
    troubles.push({
      field: 'quantity',
      what: 'notional',
      values: { notional: toText(notional), least: traded.minNotional, unit: traded.quote },
    })
  return troubles
}

function checkBook(
  wanted: Wanted,
  { quantity }: Sized,
  { traded, now, meets }: { traded: Traded; now: Now; meets: OrderCost | undefined },
): Trouble[] {
  if (wanted.trigger !== 'none') return []
  if (wanted.way === 'market') {
    if (meets === undefined) return [{ field: 'order', what: 'emptyBook', values: {} }]
    if (fixed(meets.filled) < quantity)
      return [{ field: 'quantity', what: 'thinBook', values: { filled: meets.filled, unit: traded.base } }]
    return []
  }
  const best = (wanted.side === 'buy' ? now.sells : now.buys)[0]?.price ?? ''
  return isPostOnly(wanted) && meets !== undefined
    ? [{ field: 'price', what: 'crosses', values: { best } }]
    : []
}

/** The chain refuses a position that would be too near to being liquidated, by the oracle's price. */
function checkDerivative(wanted: Wanted, sized: Sized, known: Known): Trouble[] {
  const { traded, now, own } = known
  const { quantity, notional, margin } = sized
  const isBuy = wanted.side === 'buy'
  const troubles = checkTrigger(wanted, sized, now.mark)
  if (wanted.isReduceOnly) return [...troubles, ...checkPosition(wanted, quantity, own)]
  const ratio = fixed(traded.initialMargin)
  if (margin < times(notional, ratio))
    return [
      ...troubles,
      {
        field: 'leverage',
        what: 'leverage',
        values: { most: toText(floorTo(one / 100n, over(one, ratio))) },
      },
    ]
  // A waiting order is measured when it is placed, by the price that it waits for.
  const mark = wanted.trigger === 'none' ? now.mark : wanted.triggerPrice.trim()
  if (mark === undefined) return troubles
  const bound = priceOfMargin(sized, { isBuy, ratio })
  if (isBuy ? fixed(mark) >= bound : fixed(mark) <= bound) return troubles
  return [
    ...troubles,
    { field: 'leverage', what: 'mark', values: { mark, bound: toText(bound), side: wanted.side } },
  ]
}

function checkBinary(wanted: Wanted, { price, quantity }: Sized, { own }: Known): Trouble[] {
  if (price >= one) return [{ field: 'price', what: 'overOne', values: {} }]
  return wanted.isReduceOnly ? checkPosition(wanted, quantity, own) : []
}

/** The mark price at which what a position has left is just such a share of its worth. */
function priceOfMargin(
  { price, margin, quantity }: Sized,
  { isBuy, ratio }: { isBuy: boolean; ratio: Fixed },
): Fixed {
  const unit = over(margin, quantity)
  return isBuy ? over(price - unit, one - ratio) : over(price + unit, one + ratio)
}

/** A stop waits for a price that is worse than now, a take for a better one; what has passed already is refused. */
function checkTrigger(
  { side, trigger }: Wanted,
  { triggerPrice }: Sized,
  mark: string | undefined,
): Trouble[] {
  if (trigger === 'none' || mark === undefined) return []
  const isAbove = (trigger === 'stop') === (side === 'buy')
  if (isAbove ? triggerPrice > fixed(mark) : triggerPrice < fixed(mark)) return []
  return [{ field: 'triggerPrice', what: isAbove ? 'triggerAbove' : 'triggerBelow', values: { mark } }]
}

function checkPosition({ side }: Wanted, quantity: Fixed, own: Own | undefined): Trouble[] {
  if (own === undefined) return []
  const { position } = own
  if (position === undefined || position.isLong === (side === 'buy'))
    return [{ field: 'order', what: 'noPosition', values: { side } }]
  if (quantity > fixed(position.quantity))
    return [{ field: 'quantity', what: 'overPosition', values: { held: position.quantity } }]
  return []
}

function checkBalance(needs: Fixed, has: string | undefined, unit: string): Trouble[] {
  if (has === undefined || needs <= fixed(has)) return []
  return [{ field: 'order', what: 'balance', values: { needs: toText(needs), has, unit } }]
}

/** Of a position that begins with this order; another's would change with it. */
function liquidationOf(wanted: Wanted, sized: Sized, { traded, own }: Known): string | undefined {
  if (wanted.isReduceOnly || traded.maintenanceMargin === '' || own?.position !== undefined) return undefined
  const at = priceOfMargin(sized, { isBuy: wanted.side === 'buy', ratio: fixed(traded.maintenanceMargin) })
  return at > 0n ? toText(floorTo(fixed(traded.priceTick), at)) : undefined
}

function typeOf(wanted: Wanted): OrderType {
  const { side, trigger } = wanted
  const name = side === 'buy' ? 'BUY' : 'SELL'
  if (trigger === 'stop') return `STOP_${name}`
  if (trigger === 'take') return `TAKE_${name}`
  return isPostOnly(wanted) ? `${name}_PO` : name
}

/** What was ticked stays so for another kind of order, which the chain has no such form of. */
function isPostOnly({ isPostOnly: isTicked, way, trigger }: Wanted): boolean {
  return isTicked && way === 'limit' && trigger === 'none'
}

/** What closes a position: the whole of it, by a market order that can only reduce it. */
export function closing({ isLong, quantity }: { isLong: boolean; quantity: string }): Wanted {
  return { ...blank, side: isLong ? 'sell' : 'buy', way: 'market', quantity, isReduceOnly: true }
}
