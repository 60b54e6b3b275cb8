import type { Module } from '#src/handlers/module.ts'
import { beginWithGenesis, beginWithNode } from './begin.ts'
import { bookEvents, frameBooks } from './follow-books.ts'
import { orderEvents } from './follow-orders.ts'
import { migrationEvents } from './migrate-orders.ts'
import { notedMessages } from './note-asked.ts'
import { notedLevels } from './note-levels.ts'
import { notedEvents } from './note-orders.ts'
import { packEntries } from './pack-entries.ts'
import {
  bookDeltas,
  bookFrames,
  bookLevels,
  books,
  openOrders,
  orderCounts,
  orderHashes,
  orderPacks,
  tradeCids,
  tradePacks,
} from './tables.ts'

/** Orders and their life, trades and order books of the exchange module, in both of its generations. */
export const orders: Module = {
  name: 'orders',
  state: {
    tables: [openOrders, bookLevels, books, bookFrames],
    events: [...orderEvents, ...bookEvents, ...migrationEvents],
    endBlock: frameBooks,
    fromGenesis: (state, _, whole) => beginWithGenesis(state, whole['exchange']),
    fromNode: (state, node) => beginWithNode(state, node),
  },
  history: {
    tables: [orderPacks, orderCounts, orderHashes, tradePacks, tradeCids, bookDeltas],
    events: [...notedEvents, ...notedLevels],
    messages: notedMessages,
    endBlock: packEntries,
  },
}
