import type { Account } from '#src/decode/account.ts'
import type { History } from '#src/state/history.ts'
import type { Cause } from './causes.ts'
import type { Entry } from './entries.ts'
import type { Fill } from './fills.ts'
import type { Failed } from './read-refusals.ts'

/** An entry, and whom and what it is about. */
export type Noted = {
  /** Its key; 0 where the chain doesn't say. */
  market: bigint
  account: Account
  entry: Entry
  /** Whether the beginning of the block, a transaction (1 and more) or the end of the block brought it. */
  order: number
}

/** What a block tells of orders, until it is packed: see pack-entries.ts. */
export type BlockOrders = {
  noted: Noted[]
  /** By the key of the market. */
  fills: Map<bigint, Fill[]>
  /** Which message asked for an order, by its hash in hex. */
  causes: Map<string, { tx: number; message: number }>
  /** Messages that liquidate, as `tx/message`. */
  liquidations: Set<string>
  /** The orders that were placed when a trigger came, by the hash in hex of the one that waited. */
  triggered: Map<string, Buffer>
  /** Refusals that an event told: with the hash, where a response has only a code. */
  failed: (Failed & { cause: Cause })[]
}

export const beginning = 0
export const end = Number.MAX_SAFE_INTEGER

const blocks = new WeakMap<History, BlockOrders>()

export function ordersOf(history: History): BlockOrders {
  const known = blocks.get(history)
  if (known !== undefined) return known
  const made: BlockOrders = {
    noted: [],
    fills: new Map(),
    causes: new Map(),
    liquidations: new Set(),
    triggered: new Map(),
    failed: [],
  }
  blocks.set(history, made)
  return made
}
