import { historyTable, stateTable } from '#src/state/tables.ts'

/** Orders that rest in a book or wait for a trigger. Amounts are in the units of their generation. */
export const openOrders = stateTable(
  'open_orders',
  { hash: 'bytes' },
  {
    market: 'int8',
    account: 'int8',
    subaccount: 'text',
    /** See `kinds`. */
    kind: 'int4',
    type: 'int4',
    is_buy: 'bool',
    price: 'decimal',
    quantity: 'decimal',
    fillable: 'decimal',
    margin: 'decimal?',
    margin_hold: 'decimal?',
    trigger_price: 'decimal?',
    cid: 'bytes',
    fee_recipient: 'text',
    expiration_block: 'int8',
    generation: 'int4',
    /** Heights; 0 for before the index began. */
    placed: 'int8',
    changed: 'int8',
  },
)

export const kinds = { limit: 0, conditionalLimit: 1, conditionalMarket: 2 } as const

/** What the chain's books hold at a price. */
export const bookLevels = stateTable(
  'book_levels',
  { market: 'int8', is_buy: 'bool', price: 'decimal' },
  { quantity: 'decimal' },
)

export const books = stateTable(
  'books',
  { market: 'int8' },
  { sequence: 'int8', generation: 'int4', height: 'int8' },
)

/** Whole books as they were after a block: what the deltas of the next ones start from. */
export const bookFrames = stateTable(
  'book_frames',
  { market: 'int8', height: 'int8' },
  { sequence: 'int8', levels: 'bytes' },
)

/** The levels that a block changed, with what they hold after it. */
export const bookDeltas = historyTable('book_deltas', 'height', {
  height: 'int8',
  market: 'int8',
  sequence: 'int8',
  levels: 'bytes',
})

/** What happened to the orders of an account in a block, packed: see entries.ts. */
export const orderPacks = historyTable('order_packs', 'height', {
  height: 'int8',
  account: 'int8',
  trades: 'int4',
  ended: 'int8',
  entries: 'bytes',
})

/** The trades of a market in a block, packed: see fills.ts. */
export const tradePacks = historyTable('trade_packs', 'height', {
  height: 'int8',
  market: 'int8',
  fills: 'bytes',
})

/** How many orders a subaccount placed in a market and block, and how many fills of some quantity it had. */
export const orderCounts = historyTable('order_counts', 'height', {
  height: 'int8',
  market: 'int8',
  account: 'int8',
  /** Of the subaccount: see `nonceKey`. */
  nonce: 'int4',
  placed: 'int4',
  filled: 'int4',
})

/** The orders that came in a block, or were refused, by the first 4 bytes of their hashes: see `orderHead`. */
export const orderHashes = historyTable('order_hashes', 'height', { height: 'int8', heads: 'int4s' })

/** The names that senders gave to orders which a market and block filled, by `cidKey`. */
export const tradeCids = historyTable('trade_cids', 'height', {
  height: 'int8',
  market: 'int8',
  cid: 'int8',
})
