import type { Pool } from 'pg'
import { orderBit } from '#src/handlers/orders/entries.ts'
import type { Fill } from '#src/handlers/orders/fills.ts'
import { accountKey, marketKey } from '#src/decode/values/keys.ts'
import { cutPage, decodeCursor, encodeCursor, type Cursor } from './cursor.ts'
import { findNames } from './names.ts'
import { findTradePacks, listTradePacks, listTradingPacks, type OrderPack } from './packs.ts'
import { readTrade, type FillPlace } from './read-trade.ts'
import type { Page, PageRequest, Trade } from './types.ts'

type Found = Cursor & { at: FillPlace; fill: Fill }

/** The trades of a market, both sides of each, newest first. */
export async function listMarketTrades(
  pool: Pool,
  marketId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<Trade>> {
  const after = decodeCursor(cursor)
  // A block may be done with at the cursor, every other has a trade.
  const packs = await listTradePacks(pool, {
    market: marketKey(marketId),
    to: after.height,
    limit: limit + 2,
  })
  const found = packs.flatMap(({ height, market, fills }) =>
    fills.map((fill, place) => ({ height, place, fill, at: { market, height, place } })).toReversed(),
  )
  return readPage(pool, cutPage(found, after, limit))
}

/** @param address the account's 20 bytes */
export async function listAccountTrades(
  pool: Pool,
  address: Uint8Array,
  { limit, cursor }: PageRequest,
): Promise<Page<Trade>> {
  const after = decodeCursor(cursor)
  const wanted = { account: accountKey(address), to: after.height, limit: limit + 2 }
  const found = await readFills(pool, await listTradingPacks(pool, wanted))
  return readPage(pool, cutPage(found, after, limit))
}

/** An order, and who placed it. */
export type OrderOf = {
  hash: Buffer
  /** The account's 20 bytes. */
  address: Uint8Array
}

// Rows that are read at once while a page is filled.
const step = 64

/** The trades of an order, newest first: its own side of them. */
export async function listOrderTrades(
  pool: Pool,
  { hash, address }: OrderOf,
  { limit, cursor }: PageRequest,
): Promise<Page<Trade>> {
  const after = decodeCursor(cursor)
  const found: Found[] = []
  const account = accountKey(address)
  for (let to = after.height, isMore = true; isMore && found.length <= limit;) {
    const packs = await listTradingPacks(pool, { account, to, bit: orderBit(hash), limit: step })
    const fills = await readFills(pool, packs)
    found.push(...cutPage(fills, after, fills.length).items.filter(({ fill }) => fill.hash.equals(hash)))
    isMore = packs.length === step
    to = (packs.at(-1)?.height ?? 0n) - 1n
  }
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const next = found.length > limit && last !== undefined ? encodeCursor(last) : null
  return readPage(pool, { items, next })
}

/** The fills that packs of orders name, newest first. */
async function readFills(pool: Pool, packs: OrderPack[]): Promise<Found[]> {
  const named = packs.flatMap(({ height, entries }) =>
    entries
      .flatMap(({ market, entry }, place) =>
        entry.kind === 'filled' ? [{ height, place, at: { market, height, place: entry.place } }] : [],
      )
      .toReversed(),
  )
  const fills = await findTradePacks(
    pool,
    named.map(({ at }) => at),
  )
  return named.flatMap((one) => {
    const fill = fills.get(`${one.at.market}/${one.at.height}`)?.[one.at.place]
    return fill === undefined ? [] : [{ ...one, fill }]
  })
}

async function readPage(
  pool: Pool,
  { items, next }: { items: Found[]; next: string | null },
): Promise<Page<Trade>> {
  const names = await findNames(pool, {
    markets: items.map(({ at }) => at.market),
    accounts: items.map(({ fill }) => fill.account),
    heights: items.map(({ height }) => height),
  })
  return { items: items.map(({ fill, at }) => readTrade(fill, at, names)), next }
}
