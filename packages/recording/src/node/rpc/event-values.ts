import type { RpcBlockResults, RpcEvent } from '@injsight/node-client'
import type { EventValues } from './event-query.ts'

/** The indexed attributes of events by `type.attribute`. */
function valuesOf(events: RpcEvent[] | null, own: Record<string, string>): EventValues {
  const values: EventValues = new Map(Object.entries(own).map(([tag, value]) => [tag, [value]]))
  for (const { type, attributes } of events ?? []) {
    for (const { key, value, index } of attributes ?? []) {
      if (index !== true || value === null) continue
      const tag = `${type}.${key}`
      const known = values.get(tag)
      if (known === undefined) values.set(tag, [value])
      else known.push(value)
    }
  }
  return values
}

/** @param hash upper-case hex */
export function valuesOfTransaction(results: RpcBlockResults, index: number, hash: string): EventValues {
  const own = { 'tm.event': 'Tx', 'tx.hash': hash, 'tx.height': results.height }
  return valuesOf(results.txs_results?.[index]?.events ?? null, own)
}

/** @param own what isn't said by events: for a search `block.height`, for subscribers `tm.event` */
export function valuesOfBlock(results: RpcBlockResults, own: Record<string, string>): EventValues {
  return valuesOf(results.finalize_block_events, own)
}
