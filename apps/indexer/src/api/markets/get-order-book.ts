import type { BookLevel, GetOrderBookRequest, GetOrderBookResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findBookSteps } from '#src/queries/orders/books/book-steps.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { getOrderBook as findBook } from '#src/queries/orders/books/order-book.ts'
import type { Level } from '#src/queries/orders/types.ts'
import { toAmount } from '../orders/to-orders.ts'
import { getMarket } from './get-market.ts'

/** @throws Fault `invalid-input`; `not-found` for no such market, and for a height that the index doesn't reach */
export async function getOrderBook(
  pool: Pool,
  { marketId, height: wanted }: GetOrderBookRequest,
): Promise<GetOrderBookResponse> {
  const { id, generation } = await getMarket(pool, marketId)
  const book = await findBook(pool, id, wanted === 0n ? undefined : wanted)
  const steps = await findBookSteps(pool, id, book?.height ?? wanted)
  const height = book?.height ?? (wanted === 0n ? steps.head : wanted)
  const names = await findNames(pool, { markets: [], accounts: [], heights: [height] })
  return {
    marketId: id,
    height,
    time: names.timeMs(height),
    sequence: book?.sequence ?? 0n,
    generation: book?.generation ?? generation,
    buys: book?.buys.map(toLevel) ?? [],
    sells: book?.sells.map(toLevel) ?? [],
    changedBefore: steps.before ?? 0n,
    changedAfter: steps.after ?? 0n,
    tradedBefore: steps.tradedBefore ?? 0n,
    tradedAfter: steps.tradedAfter ?? 0n,
    from: steps.from,
    head: steps.head,
  }
}

function toLevel({ price, quantity }: Level): BookLevel {
  return { price: toAmount(price), quantity: toAmount(quantity) }
}
