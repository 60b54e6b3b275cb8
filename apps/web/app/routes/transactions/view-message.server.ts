import { kindOf, type Kind, type Message } from '@injsight/chain'
import { isCounted } from '../../views/message-fields/counted.server.ts'
import { fieldsOf, type Field } from '../../views/message-fields/fields.server.ts'
import { listPlacedOrders, type OrderRow } from '../../views/orders/placed-orders.server.ts'
import { titleOf } from '../../language/labels.server.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { CallView } from '../../views/ethereum/call.server.ts'
import type { Written } from '../../language/written.ts'

export type MessageView = {
  type: string
  title: string
  kind: Kind
  sentence: Written
  /** Of a message that places several at once, where the page doesn't tell what became of them. */
  orders: OrderRow[]
  /** Its orders stand in a table, and its fields only repeat them. */
  hasTable: boolean
  fields: Field[]
  /** Of a message that carries an Ethereum transaction: what is in it, instead of its fields. */
  call: CallView | undefined
  /** Some of its numbers stand in whole units, with what was sent as their titles. */
  isCounted: boolean
  events: EventView[]
}

export type EventView = { type: string; attributes: { key: string; value: string }[] }

type Told = {
  sentence: Written
  events?: EventView[]
  /** The page tells what became of its orders. */
  isTold?: boolean
  /** Says a message inside this one, where that can be said. */
  tell?: ((message: Message) => Written) | undefined
  call?: CallView | undefined
}

/** A message as a page shows it. */
export function viewMessage(
  message: Message,
  { sentence, events = [], isTold = false, tell, call }: Told,
  naming: Naming,
): MessageView {
  const { type, value, raw } = message
  const fields = fieldsOf(value ?? raw, naming, { type, tell })
  const orders = isTold ? [] : listPlacedOrders(type, value, naming)
  return {
    type,
    title: titleOf(type, naming.language),
    kind: kindOf(type),
    sentence,
    orders,
    hasTable: isTold || orders.length > 0,
    fields,
    call,
    isCounted: isCounted(type, fields),
    events,
  }
}
