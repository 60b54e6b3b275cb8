import type { Pool } from 'pg'
import { listBooks } from './books.ts'
import { findKnown, selectKnown, type KnownMarkets } from './known-markets.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about books, which are the same in both services. */
export function createBookMethods({ pool, markets }: Sources) {
  return {
    async orderbookV2({ marketId, depth }: { marketId: string; depth: number }) {
      const [book] = await listBooks(pool, [findKnown(await markets(), marketId)], depth)
      return book === undefined ? {} : { orderbook: book.orderbook }
    },
    async orderbooksV2({ marketIds, depth }: { marketIds: string[]; depth: number }) {
      return { orderbooks: await listBooks(pool, selectKnown(await markets(), marketIds), depth) }
    },
  }
}
