import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext, MessageContext } from '#src/handlers/module.ts'
import { readList, readObject } from '#src/handlers/read-json.ts'
import { countOrder } from './trade-nonces.ts'
import { readHash, readSubaccount, type Subaccount } from '../read-values.ts'
import { createNotes } from '#src/handlers/notes.ts'

/**
 * Orders that contracts place are in no message that is told. They are found at the end of a block: orders that
 * events name as new, and that no message was answered with.
 */
type Placed = {
  /** By what events name, base64. */
  byHash: Map<string, Subaccount>
  /** What messages were answered with, base64. */
  answered: Set<string>
  /** Who placed orders in a way that doesn't say their hashes: nothing is concluded of them. */
  unnamed: Set<string>
}

const blocks = createNotes<BlockContext, Placed>()

function placedIn(block: BlockContext): Placed {
  const known = blocks.get(block)
  if (known !== undefined) return known
  const made: Placed = { byHash: new Map(), answered: new Set(), unnamed: new Set() }
  blocks.set(block, made)
  return made
}

const read = new WeakSet<Uint8Array>()

/** A message placed orders: its answer has their hashes. */
export function noteAnswer({ block, response }: MessageContext, { id }: Subaccount): void {
  const { answered, unnamed } = placedIn(block)
  if (response.length === 0) unnamed.add(id.toString('hex'))
  if (response.length === 0 || read.has(response)) return
  read.add(response)
  for (const hash of Buffer.from(response)
    .toString('latin1')
    .match(/0x[0-9a-fA-F]{64}/g) ?? []) {
    answered.add(Buffer.from(hash.slice(2), 'hex').toString('base64'))
  }
}

/** The chain placed this order, and has counted it. */
export function noteAnswered(block: BlockContext, hash: string): void {
  placedIn(block).answered.add(hash)
}

/** The chain placed an order for somebody. */
export function noteUnnamed(block: BlockContext, { id }: Subaccount): void {
  placedIn(block).unnamed.add(id.toString('hex'))
}

/** The orders of an EventNewSpotOrders or EventNewDerivativeOrders. */
export function noteNewOrders(event: ChainEvent, block: BlockContext): void {
  const { byHash } = placedIn(block)
  for (const side of ['buy_orders', 'sell_orders']) {
    for (const one of readList(event.json(side), side)) {
      const order = readObject(one, 'order')
      const { subaccount_id } = readObject(order['order_info'], 'order')
      byHash.set(textOfHash(order['order_hash']), readSubaccount(subaccount_id))
    }
  }
}

export function noteConditionalOrder(event: ChainEvent, block: BlockContext): void {
  const info = readObject(readObject(event.json('order'), 'order')['order_info'], 'order')
  placedIn(block).byHash.set(textOfHash(event.json('hash')), readSubaccount(info['subaccount_id']))
}

/** Trades of orders that are new in their block. */
export function noteTakers(event: ChainEvent, block: BlockContext): void {
  const type = event.json('executionType')
  if (type !== 'Market' && type !== 'LimitMatchNewOrder') return
  const { byHash } = placedIn(block)
  for (const one of readList(event.json('trades'), 'trades')) {
    const { order_hash, subaccount_id } = readObject(one, 'trade')
    // Positions that are offset against one another are traded without an order.
    if (typeof order_hash !== 'string' || /^A*=*$/.test(order_hash)) continue
    byHash.set(textOfHash(order_hash), readSubaccount(subaccount_id))
  }
}

function textOfHash(value: unknown): string {
  return readHash(value).toString('base64')
}

export async function countContractOrders(state: State, block: BlockContext): Promise<void> {
  const placed = blocks.get(block)
  if (placed === undefined) return
  for (const [hash, subaccount] of placed.byHash) {
    if (placed.answered.has(hash) || placed.unnamed.has(subaccount.id.toString('hex'))) continue
    await countOrder(state, subaccount)
  }
}
