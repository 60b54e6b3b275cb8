import { invalidInput, unavailable } from '@injsight/errors'
import type { Pool } from 'pg'
import { listCurrentBooks, type BookLevel, type CurrentBook } from '#src/queries/orders/books/books.ts'
import { listUnknown } from '../status/list-unknown.ts'
import type { KnownMarket } from './known-markets.ts'

/**
 * The books of markets, in their order. No block tells when a level last changed: the `timestamp` of levels is 0.
 *
 * @param depth levels of each side; 0 for all
 * @throws Fault `invalid-input`; `unavailable` when books aren't known
 */
export async function listBooks(pool: Pool, markets: KnownMarket[], depth: number) {
  if (depth < 0) throw invalidInput('book.depth', `A book can't be ${depth} levels deep`, { depth })
  const found = await listCurrentBooks(
    pool,
    markets.map(({ key }) => key),
  )
  const books = new Map(found.map((book) => [book.market, book]))
  if (books.size < markets.length && (await listUnknown(pool, ['orders'])).length > 0)
    throw unavailable('books.unknown', 'The index does not know the order books')
  return markets.map((market) => ({
    marketId: market.id,
    orderbook: toBook(market, books.get(market.key) ?? { ...emptyBook, market: market.key }, depth),
  }))
}

const emptyBook = { sequence: 0n, generation: 1, height: 0n, timeMs: 0n, buys: [], sells: [] }

export function toBook({ units }: KnownMarket, book: CurrentBook, depth = 0) {
  const { generation, sequence, height, timeMs } = book
  const toLevel = ({ price, quantity }: BookLevel) => ({
    price: units.price(price, generation),
    quantity: units.quantity(quantity, generation),
    timestamp: 0n,
  })
  const cut = (levels: BookLevel[]) => (depth === 0 ? levels : levels.slice(0, depth)).map(toLevel)
  return { buys: cut(book.buys), sells: cut(book.sells), sequence, timestamp: timeMs, height }
}
