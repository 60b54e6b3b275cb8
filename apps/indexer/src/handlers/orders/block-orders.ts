import type { Account } from '#src/decode/values/account.ts'
import type { History } from '#src/state/history.ts'
import type { Cause } from './causes.ts'
import type { Entry } from './entries.ts'
import type { Fill } from './fills.ts'
import type { Failed } from './read-refusals.ts'
import { createNotes } from '#src/handlers/notes.ts'

/** An entry, and whom and what it is about. */
export type Noted = {
  /** Its key; 0 where the chain doesn't say. */
  market: bigint
  account: Account
  entry: Entry
  /** Whether the beginning of the block, a transaction (1 and more) or the end of the block brought it. */
  order: number
}

export type NotedPlacing = Noted & { entry: Entry & { kind: 'placed' } }

/** What a block tells of orders, until it is packed: see pack-entries.ts. */
export type BlockOrders = {
  /** Whether the chain tells of orders in the units of v2. */
  speaksV2: boolean
  noted: Noted[]
  /** By the key of the market. */
  fills: Map<bigint, Fill[]>
  /** The placed ones among them, by `nameOf` their hashes. */
  placed: Map<string, NotedPlacing>
  /** Messages that liquidate, as `tx/message`. */
  liquidations: Set<string>
  /** The orders that were placed when a trigger came, by `nameOf` the hash of the one that waited. */
  triggered: Map<string, Buffer>
  /** By `nameOf` their hashes: their trigger came, and what was to be placed was refused. */
  notPlaced: Set<string>
  /** Refusals that an event told: with the hash, where a response has only a code. */
  failed: (Failed & { cause: Cause })[]
}

export const beginning = 0
export const end = Number.MAX_SAFE_INTEGER

const blocks = createNotes<History, BlockOrders>()

export function ordersOf(history: History): BlockOrders {
  const known = blocks.get(history)
  if (known !== undefined) return known
  const made: BlockOrders = {
    speaksV2: false,
    noted: [],
    fills: new Map(),
    placed: new Map(),
    liquidations: new Set(),
    triggered: new Map(),
    notPlaced: new Set(),
    failed: [],
  }
  blocks.set(history, made)
  return made
}

/** A hash as the key of a map. */
export function nameOf(hash: Buffer): string {
  return hash.toString('latin1')
}

/** What the block tells of an order is preferred to what was asked; who asked is told by the message alone. */
export function notePlaced(block: BlockOrders, one: NotedPlacing): void {
  const name = nameOf(one.entry.hash)
  const known = block.placed.get(name)
  if (known === undefined) {
    block.placed.set(name, one)
    block.noted.push(one)
    return
  }
  const order = Math.min(known.order, one.order)
  const cause = known.entry.cause ?? one.entry.cause
  const entry = one.entry.rests ? one.entry : known.entry
  Object.assign(known, { order, entry: { ...entry, cause } })
}
