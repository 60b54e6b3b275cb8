import { findMarketNumbers, type Part } from '@injsight/chain'
import { writePart, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { knownOf } from '../sentences/known.server.ts'
import { writeKind } from './write-kind.server.ts'

/** An order, in words. What can't be told for certain is left out. */
export type OrderRow = {
  market: Written
  /** On which side, and how, in words; where it has a page of its own they lead there. */
  type: Written
  price?: Written
  quantity?: Written
  margin?: Written
  /** Price at which it comes to life. */
  trigger?: Written
}

/** The orders that a batch message places, for a table of them; none for any other message. */
export function listPlacedOrders(messageType: string, value: unknown, naming: Naming): OrderRow[] {
  const [, version] =
    /^\/injective\.exchange\.(v\w+)\.MsgBatch(?:Create\w+Orders|UpdateOrders)$/.exec(messageType) ?? []
  if (version === undefined || !isObject(value)) return []
  const lists = Object.entries(value).filter(([name]) => /^orders$|_orders_to_create$/.test(name))
  return lists.flatMap(([name, list]) => {
    const isMarketOrder = name.endsWith('market_orders_to_create')
    const orders = Array.isArray(list) ? list.filter(isObject) : []
    return orders.map((order) => rowOf(order, { version, isMarketOrder }, naming))
  })
}

type JsonObject = Record<string, unknown>

function rowOf(
  order: JsonObject,
  { version, isMarketOrder }: { version: string; isMarketOrder: boolean },
  naming: Naming,
): OrderRow {
  const id = String(order['market_id'])
  const type = String(order['order_type'])
  const margin = typeof order['margin'] === 'string' ? { raw: order['margin'] } : undefined
  const ticker = naming.names.markets.get(id)?.ticker
  const terms = isObject(order['order_info']) ? order['order_info'] : {}
  const row: OrderRow = {
    market: writePart({ kind: 'market', id, ...(ticker !== undefined && { ticker }) }, naming),
    type: [writeKind({ type, isMarketOrder, margin }, naming.language)],
  }
  const known = { ...knownOf(naming.names), failed: false }
  const numbers = findMarketNumbers(id, `/injective.exchange.${version}.`, known)
  if (numbers === undefined) return row
  const price = (value: unknown) => read(value, (text) => numbers.pricePart(numbers.price(text)), naming)
  const quantity = read(terms['quantity'], (text) => numbers.quantityPart(numbers.quantity(text)), naming)
  const columns = {
    price: price(terms['price']),
    quantity,
    margin: price(order['margin']),
    trigger: price(order['trigger_price']),
  }
  for (const name of ['price', 'quantity', 'margin', 'trigger'] as const) {
    const written = columns[name]
    if (written !== undefined) row[name] = written
  }
  return row
}

/** A number of an order; undefined for one that isn't given, or is none. */
function read(
  value: unknown,
  toPart: (text: string) => Exclude<Part, { kind: 'sentence' }>,
  naming: Naming,
): Written | undefined {
  if (typeof value !== 'string' || !/^\d{1,60}(\.\d{1,40})?$/.test(value) || !/[1-9]/.test(value))
    return undefined
  return writePart(toPart(value), naming)
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
