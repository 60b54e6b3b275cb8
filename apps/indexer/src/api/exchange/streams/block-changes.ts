import type { Pool } from 'pg'
import { listBookChanges, type BookChange } from '#src/queries/orders/books/book-changes.ts'
import { listCurrentBooks } from '#src/queries/orders/books/books.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { listTradePacksOfBlock } from '#src/queries/orders/packs.ts'
import { toBook } from '../books.ts'
import { keepPerBlock } from './keep-per-block.ts'
import type { KnownMarket, KnownMarkets } from '../known-markets.ts'
import { listTouched } from './touched-orders.ts'
import { nameFills } from '../trades.ts'

/** What each block did to the markets of a service: read once, when the first of all streams asks. */
export type BlockChanges = ReturnType<typeof createBlockChanges>

export function createBlockChanges(pool: Pool, markets: () => Promise<KnownMarkets>) {
  const timeOf = keepPerBlock(async (height) => {
    const names = await findNames(pool, { markets: [], accounts: [], heights: [height] })
    return names.timeMs(height)
  })
  const levelsOf = keepPerBlock(async (height) => {
    const { list, byKey } = await markets()
    const changes = await listBookChanges(
      pool,
      list.map(({ key }) => key),
      height,
    )
    const timestamp = await timeOf(height)
    return changes.flatMap((change) => {
      const market = byKey.get(change.market)
      return market === undefined ? [] : [toLevelUpdates(market, change, timestamp)]
    })
  })
  const booksOf = keepPerBlock(async (height) => {
    const changed = new Set((await levelsOf(height)).map(({ marketId }) => marketId))
    const { list, byKey } = await markets()
    const keys = list.filter(({ id }) => changed.has(id)).map(({ key }) => key)
    const books = await listCurrentBooks(pool, keys)
    return books.flatMap((book) => {
      const market = byKey.get(book.market)
      return market === undefined ? [] : [{ marketId: market.id, orderbook: toBook(market, book) }]
    })
  })
  const fillsOf = keepPerBlock(async (height) => {
    const known = await markets()
    const packs = await listTradePacksOfBlock(pool, height)
    const found = packs.flatMap(({ market, fills }) =>
      known.byKey.has(market) ? fills.map((fill, place) => ({ fill, at: { market, height, place } })) : [],
    )
    return nameFills(pool, known, found)
  })
  const ordersOf = keepPerBlock(async (height) => listTouched(pool, await markets(), height))
  return { timeOf, levelsOf, booksOf, fillsOf, ordersOf }
}

function toLevelUpdates({ id, units }: KnownMarket, change: BookChange, timestamp: bigint) {
  const { generation, sequence } = change
  const toLevels = (levels: BookChange['buys']) =>
    levels.map(({ price, quantity }) => ({
      price: units.price(price, generation),
      quantity: units.quantity(quantity, generation),
      isActive: quantity > 0n,
      timestamp,
    }))
  return {
    marketId: id,
    sequence,
    buys: toLevels(change.buys),
    sells: toLevels(change.sells),
    updatedAt: timestamp,
  }
}
