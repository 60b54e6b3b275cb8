import { sentenceOf, type Part } from '@injsight/chain'
import { writePart, type Naming } from '../../language/write-sentence.server.ts'
import type { Written } from '../../language/written.ts'
import { knownOf } from '../known.server.ts'
import { writeChoice } from './choices.server.ts'

/** A new order of a message that places several. What can't be told for certain is left out. */
export type OrderRow = {
  market: Written
  side: 'buy' | 'sell'
  /** The order's type, in words. */
  type: string
  price?: Written
  quantity?: Written
  margin?: Written
  /** Price at which it comes to life. */
  trigger?: Written
}

/** The orders that a batch message places; undefined for messages that place none. */
export function tableOf(
  messageType: string,
  value: unknown,
  naming: Naming,
): { rows: OrderRow[] } | undefined {
  const [, version] =
    /^\/injective\.exchange\.(v\w+)\.MsgBatch(?:Create\w+Orders|UpdateOrders)$/.exec(messageType) ?? []
  if (version === undefined || !isObject(value)) return undefined
  const lists = Object.entries(value).filter(([name]) => /^orders$|_orders_to_create$/.test(name))
  const orders = lists.flatMap(([, list]) => (Array.isArray(list) ? list.filter(isObject) : []))
  const rows = orders.map((order) => rowOf(order, String(value['sender']), version, naming))
  return rows.length === 0 ? undefined : { rows }
}

type JsonObject = Record<string, unknown>

function rowOf(order: JsonObject, sender: string, version: string, naming: Naming): OrderRow {
  const id = String(order['market_id'])
  const type = String(order['order_type'])
  const ticker = naming.names.markets.get(id)?.ticker
  const row: OrderRow = {
    market: writePart({ kind: 'market', id, ...(ticker !== undefined && { ticker }) }, naming),
    side: /BUY/.test(type) ? 'buy' : 'sell',
    type: writeChoice(type, 'order_type', naming.language),
  }
  const parts = tellOrder(order, sender, version, naming)
  for (const [column, name] of columns) {
    const part = parts[name]
    if (part?.kind === 'price' || part?.kind === 'quantity') row[column] = writePart(part, naming)
  }
  return row
}

/** Numbers of the row, by the names of the parts of a sentence. */
const columns = [
  ['price', 'price'],
  ['quantity', 'quantity'],
  ['margin', 'margin'],
  ['margin', 'stake'],
  ['trigger', 'trigger'],
] as const

/**
 * The parts of the sentence that would tell the order alone: there its numbers are in whole units. Of a derivative,
 * the sentence of a market order is the one that has the margin.
 */
function tellOrder(
  order: JsonObject,
  sender: string,
  version: string,
  { names }: Naming,
): Record<string, Part> {
  const type = `/injective.exchange.${version}.MsgCreateDerivativeMarketOrder`
  const context = { ...knownOf(names), failed: false }
  return sentenceOf({ type, value: { sender, order } }, context).parts
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
