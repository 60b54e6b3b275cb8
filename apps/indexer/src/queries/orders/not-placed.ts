import { readRefusal } from '@injsight/chain'
import type { Pool } from 'pg'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { readHash } from '#src/handlers/exchange/read-values.ts'
import { listHappenings } from '../blocks/happenings.ts'
import type { Life } from './lives.ts'
import type { OrderFate, Refusal } from './types.ts'

const failed = /^injective\.exchange\.v\w+\.EventTriggerConditional(?:Market|Limit)OrderFailed$/

/**
 * Why the chain refused what the triggers of orders should have placed, by the `0x…` hashes of these orders. It stands in the
 * block alone; a chain before exchange v2 doesn't tell.
 */
export async function listNotPlaced(pool: Pool, lives: Map<string, Life>): Promise<Map<string, Refusal>> {
  const heights = new Set([...lives.values()].flatMap(({ end }) => (isNotPlaced(end) ? [end.height] : [])))
  const refusals = new Map<string, Refusal>()
  for (const height of heights)
    for (const { event } of (await listHappenings(pool, height)) ?? [])
      if (failed.test(event.type) && event.find('trigger_err') !== undefined)
        refusals.set(toPrefixedHex(readHash(event.json('order_hash'))), readWhy(event))
  return refusals
}

export function withRefusal(fate: OrderFate, notPlaced: Map<string, Refusal>): OrderFate {
  return { ...fate, refusal: fate.refusal ?? notPlaced.get(fate.terms.hash ?? '') ?? null }
}

function isNotPlaced(end: Life['end']): end is NonNullable<Life['end']> {
  return end?.entry.kind === 'cancelled' && end.entry.cancel.reason === 'not_placed'
}

function readWhy(event: ChainEvent): Refusal {
  const text = String(event.json('trigger_err'))
  const { codespace, code, log } = readRefusal(text) ?? { codespace: 'exchange', code: 0, log: text }
  return { codespace, code, reason: log }
}
