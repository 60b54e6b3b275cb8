import type { Fields } from '../../fields.ts'

/** What someone did to their orders at one stroke. */
export type Changes = {
  trader: string
  placed: readonly Fields[]
  cancelled: readonly Fields[]
  /** The markets of which all orders were cancelled. */
  cleared: readonly string[]
}

/** What a message changes in the orders of its sender; undefined when it is about something else. */
export function findChanges(message: Fields, type: string): Changes | undefined {
  const read = /^\/injective\.exchange\.v\w+\.Msg(\w+)$/.exec(type)
  const deed = read?.[1] ?? ''
  const nothing = { trader: message.findText('sender') ?? '', placed: [], cancelled: [], cleared: [] }
  if (/^Create\w+Order$/.test(deed)) return { ...nothing, placed: [message.object('order')] }
  if (/^Cancel\w+Order$/.test(deed)) return { ...nothing, cancelled: [message] }
  if (/^BatchCreate\w+Orders$/.test(deed)) return { ...nothing, placed: message.list('orders') }
  if (/^BatchCancel\w+Orders$/.test(deed)) return { ...nothing, cancelled: message.list('data') }
  return deed === 'BatchUpdateOrders' ? { ...nothing, ...readBatch(message) } : undefined
}

const families = ['spot', 'derivative', 'binary_options']

function readBatch(message: Fields) {
  return {
    placed: families.flatMap((family) => [
      ...message.list(`${family}_orders_to_create`),
      ...message.list(`${family}_market_orders_to_create`),
    ]),
    cancelled: families.flatMap((family) => message.list(`${family}_orders_to_cancel`)),
    cleared: families.flatMap((family) => message.texts(`${family}_market_ids_to_cancel_all`)),
  }
}

export function addChanges(all: readonly Changes[]): Changes {
  return {
    trader: all[0]?.trader ?? '',
    placed: all.flatMap(({ placed }) => placed),
    cancelled: all.flatMap(({ cancelled }) => cancelled),
    cleared: all.flatMap(({ cleared }) => cleared),
  }
}
