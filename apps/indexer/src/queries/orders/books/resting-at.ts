import type { Pool } from 'pg'
import { isConditional } from '#src/handlers/orders/asked-terms.ts'
import type { Cause } from '#src/handlers/orders/causes.ts'
import { decodeEntries, type Entry } from '#src/handlers/orders/entries.ts'
import { isBuy } from '#src/handlers/orders/read-orders.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { findTradePacks, readOrderPacks } from '../packs.ts'

/** An order as it rested in a book; numbers are the chain's own. */
export type Resting = {
  hash: Buffer
  account: bigint
  nonce: bigint
  isBuy: boolean
  price: bigint
  /** What was left of it. */
  quantity: bigint
  /** Height of the block that it came in. */
  placed: bigint
  cause: Cause
  generation: number
}

/** Sides and prices, and how much rests at each. */
export type Wanted = { isBuy: boolean; price: bigint; quantity: bigint }[]

/** So many blocks that changed the book, and rows of them, are gone back through at most. */
const [mostBlocks, mostRows] = [512, 20_000]
/** Few at first: most of what rests has just been placed. */
const fewestBlocks = 32

/**
 * Who rested at prices of a book after a block: blocks are gone back through until all that rested is explained, and
 * orders that are still open and untouched since need no search.
 *
 * @returns orders in no order; less than what rested where it was placed too long before
 */
export async function listRestingAt(
  pool: Pool,
  { market, height, wanted }: { market: bigint; height: bigint; wanted: Wanted },
): Promise<Resting[]> {
  const found = new Map<string, Resting>()
  const missing = new Map(wanted.map((level) => [keyOf(level), level.quantity]))
  const take = (order: Resting) => {
    const name = order.hash.toString('latin1', 0, 8)
    const left = missing.get(keyOf(order))
    if (left === undefined || found.has(name)) return
    found.set(name, order)
    missing.set(keyOf(order), left - order.quantity)
  }
  for (const order of await listUntouched(pool, { market, height, wanted })) take(order)
  const isDone = () => [...missing.values()].every((left) => left <= 0n)
  const search = createSearch()
  let [to, blocks, rows] = [height, 0, 0]
  for (let count = fewestBlocks; !isDone() && blocks < mostBlocks && rows < mostRows; count *= 2) {
    const heights = await listChangedBlocks(pool, { market, to, count })
    const packs = await readBlocks(pool, market, heights)
    for (const block of packs) for (const order of search(block)) take(order)
    blocks += heights.length
    rows += packs.reduce((sum, { entries }) => sum + entries.length, 0)
    const last = heights.at(-1)
    if (last === undefined || heights.length < count) break
    to = last - 1n
  }
  return [...found.values()]
}

const keyOf = ({ isBuy: side, price }: { isBuy: boolean; price: bigint }) => `${side} ${price}`

type Placed = { account: bigint; entry: Entry }
type Block = { height: bigint; entries: Placed[]; fills: { hash: Buffer; quantity: bigint }[] }

/** Goes back through blocks: what of an order was filled or ended later is known when its placing is met. */
function createSearch(): (block: Block) => Resting[] {
  const filled = new Map<string, bigint>()
  const ended = new Set<string>()
  return ({ height, entries, fills }) => {
    for (const { hash, quantity } of fills) {
      const name = hash.toString('latin1', 0, 8)
      filled.set(name, (filled.get(name) ?? 0n) + quantity)
    }
    for (const { entry } of entries)
      if (entry.kind === 'cancelled' || entry.kind === 'triggered')
        ended.add(entry.hash.toString('latin1', 0, 8))
    return entries.flatMap(({ account, entry }): Resting[] => {
      if (entry.kind !== 'placed' || entry.terms.isMarketOrder || isConditional(entry.terms)) return []
      const name = entry.hash.toString('latin1', 0, 8)
      const { price, type, nonce, generation } = entry.terms
      const quantity = entry.terms.quantity - (filled.get(name) ?? 0n)
      if (quantity <= 0n || ended.has(name)) return []
      const { hash, cause } = entry
      return [
        { hash, account, nonce, isBuy: isBuy(type), price, quantity, placed: height, cause, generation },
      ]
    })
  }
}

async function listChangedBlocks(
  pool: Pool,
  { market, to, count }: { market: bigint; to: bigint; count: number },
): Promise<bigint[]> {
  const { rows } = await pool.query<{ height: string }>({
    name: 'blocks_that_changed_book',
    text: `select height from book_deltas where market = $1 and height <= $2 order by height desc limit $3`, // the primary key, backwards
    values: [market, to, count],
  })
  return rows.map((row) => BigInt(row.height))
}

/** What blocks did to a market, the newest first. */
async function readBlocks(pool: Pool, market: bigint, heights: readonly bigint[]): Promise<Block[]> {
  const [{ rows }, trades] = await Promise.all([
    pool.query<{ height: string; account: string; entries: Buffer }>({
      name: 'order_packs_of_blocks',
      text: `select height, account, entries from order_packs where height = any($1::int8[])`, // index order_packs_height
      values: [heights],
    }),
    findTradePacks(
      pool,
      heights.map((height) => ({ market, height })),
    ),
  ])
  const ofHeight = Map.groupBy(await readOrderPacks(pool, rows), (pack) => pack.height)
  return heights.map((height) => ({
    height,
    entries: (ofHeight.get(height) ?? []).flatMap(({ account, entries }) =>
      entries.flatMap((one) => (one.market === market ? [{ account, entry: one.entry }] : [])),
    ),
    fills: (trades.get(`${market}/${height}`) ?? []).map(({ hash, fill: { quantity } }) => ({
      hash,
      quantity,
    })),
  }))
}

const mostOpen = 5000

/** Orders that are open now and have been as they are since a block. */
async function listUntouched(
  pool: Pool,
  { market, height, wanted }: { market: bigint; height: bigint; wanted: Wanted },
): Promise<Resting[]> {
  const { rows } = await pool.query<{
    hash: Buffer
    account: string
    subaccount: string
    is_buy: boolean
    price: string
    fillable: string
    placed: string
    generation: number
  }>({
    name: 'orders_open_since',
    text: `select hash, account, subaccount, is_buy, price, fillable, placed, generation from open_orders
      where market = $1 and placed <= $2 and changed <= $2 and kind = 0 and price = any($4::numeric[])
      order by placed desc limit $3`, // index open_orders_placed
    values: [market, height, mostOpen, wanted.map(({ price }) => formatDecimal(price))],
  })
  const prices = new Set(wanted.map(keyOf))
  const orders = rows
    .map(({ hash, account, subaccount, is_buy: side, price, fillable, placed, generation }) => ({
      hash,
      account: BigInt(account),
      nonce: BigInt(`0x${subaccount.slice(42)}`),
      isBuy: side,
      price: parseDecimal(price),
      quantity: parseDecimal(fillable),
      placed: BigInt(placed),
      cause: null as Cause,
      generation,
    }))
    .filter((order) => prices.has(keyOf(order)))
  return withCauses(pool, orders)
}

/** What placed them, of those that the index saw being placed. */
async function withCauses(pool: Pool, orders: Resting[]): Promise<Resting[]> {
  const seen = orders.filter(({ placed }) => placed > 0n)
  const { rows } = await pool.query<{ entries: Buffer }>({
    name: 'order_packs_of_placings',
    text: `select p.entries from (select distinct * from unnest($1::int8[], $2::int8[])) as k (account, height)
      join order_packs as p using (account, height)`, // the primary key
    values: [seen.map(({ account }) => account), seen.map(({ placed }) => placed)],
  })
  const causes = new Map(
    rows.flatMap(({ entries }) =>
      decodeEntries(entries).flatMap(({ entry }) =>
        entry.kind === 'placed' ? [[entry.hash.toString('hex'), entry.cause] as const] : [],
      ),
    ),
  )
  return orders.map((order) => ({ ...order, cause: causes.get(order.hash.toString('hex')) ?? null }))
}
