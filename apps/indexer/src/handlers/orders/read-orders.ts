import { OrderType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/order_pb.js'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import {
  readHash,
  readNamedMarket,
  readSubaccount,
  type Market,
  type Subaccount,
} from '../exchange/read-values.ts'
import {
  decimalOr,
  readBoolean,
  readDecimal,
  readInteger,
  readItems,
  readObject,
  readOptionalText,
  readNotNegative,
} from '../read-json.ts'

/** An order as events tell it. Both generations write it alike, in other units. */
export type ToldOrder = {
  hash: Buffer
  subaccount: Subaccount
  feeRecipient: string
  cid: string
  /** The chain's OrderType. */
  type: number
  price: bigint
  quantity: bigint
  /** What is left to fill; of a market order all of it. */
  fillable: bigint
  /** null in spot markets. */
  margin: bigint | null
  /** What a market order holds back; null for limit orders. */
  marginHold: bigint | null
  trigger: bigint | null
  /** Last block that it rests in, 0 for no end. */
  expiration: bigint
}

export type NewOrders = { market: Market; orders: ToldOrder[] }

/** EventNewSpotOrders, EventNewDerivativeOrders: what rests in the book from now on. */
export const readNewOrders = once((event): NewOrders => {
  const read = (key: string) => readItems(event.json(key), (order) => readOrder(order))
  return {
    market: readNamedMarket(event.json('market_id')),
    orders: [...read('buy_orders'), ...read('sell_orders')],
  }
})

export type Cancel = {
  market: Market
  order: ToldOrder
  isMarketOrder: boolean
  /** What it hadn't traded yet. */
  remaining: bigint
}

/** EventCancelSpotOrder, EventCancelDerivativeOrder, EventCancelConditionalDerivativeOrder */
export const readCancel = once((event): Cancel => {
  const market = readNamedMarket(event.json('market_id'))
  const find = (key: string) => (event.find(key) === undefined ? null : event.json(key))
  const limit = find('order') ?? find('limit_order')
  if (limit !== null) {
    const order = readOrder(limit)
    return { market, order, isMarketOrder: false, remaining: order.fillable }
  }
  const conditional = find('market_order')
  if (conditional !== null) {
    const order = readOrder(conditional)
    return { market, order, isMarketOrder: true, remaining: order.quantity }
  }
  const { market_order, cancel_quantity } = readObject(find('market_order_cancel'))
  return {
    market,
    order: readOrder(market_order),
    isMarketOrder: true,
    remaining: readNotNegative(cancel_quantity),
  }
})

export type NewConditional = { market: Market; order: ToldOrder; isMarketOrder: boolean }

/** EventNewConditionalDerivativeOrder: what waits for its trigger from now on. */
export const readNewConditional = once((event): NewConditional => {
  const order = readObject(event.json('order'))
  return {
    market: readNamedMarket(event.json('market_id')),
    order: readOrder({ ...order, order_hash: event.json('hash') }),
    isMarketOrder: readBoolean(event.json('is_market')),
  }
})

/** EventConditionalDerivativeOrderTrigger */
export const readTrigger = once((event) => ({
  market: readNamedMarket(event.json('market_id')),
  triggered: readHash(event.json('triggered_order_hash')),
  placed: readHash(event.json('placed_order_hash')),
}))

export function readOrder(value: unknown): ToldOrder {
  const order = readObject(value)
  const terms = readObject(order['order_info'])
  const quantity = readNotNegative(terms['quantity'])
  return {
    hash: readHash(order['order_hash']),
    subaccount: readSubaccount(terms['subaccount_id']),
    feeRecipient: readOptionalText(terms['fee_recipient']),
    cid: readOptionalText(terms['cid']),
    type: readType(order['order_type']),
    price: readDecimal(terms['price']),
    quantity,
    fillable: order['fillable'] === undefined ? quantity : readNotNegative(order['fillable']),
    margin: decimalOr(order['margin'], null),
    marginHold: decimalOr(order['margin_hold'], null),
    trigger: decimalOr(order['trigger_price'], null),
    expiration: readInteger(order['expiration_block'] ?? 0),
  }
}

const buys: ReadonlySet<number> = new Set([
  OrderType.BUY,
  OrderType.STOP_BUY,
  OrderType.TAKE_BUY,
  OrderType.BUY_PO,
  OrderType.BUY_ATOMIC,
])

export function isBuy(type: number): boolean {
  return buys.has(type)
}

function readType(value: unknown): number {
  const type = typeof value === 'string' ? OrderType[value as keyof typeof OrderType] : undefined
  if (typeof type === 'number') return type
  throw badChainData('orders.type', `${JSON.stringify(value)} is no type of order`)
}

/** State and history read the same event: the second time it is known. */
export function once<Value>(read: (event: ChainEvent) => Value): (event: ChainEvent) => Value {
  return (event) => event.keep(read, () => read(event))
}
