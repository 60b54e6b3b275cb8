import type { BookChange, StreamBooksRequest } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import type { Level as StoredLevel } from '#src/handlers/orders/levels.ts'
import { listBookChangesOfBlock } from '#src/queries/orders/books/book-changes.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { isTrade } from '#src/handlers/orders/fills.ts'
import { listTradePacksOfBlock } from '#src/queries/orders/packs.ts'
import { keepPerBlock } from '../exchange/streams/keep-per-block.ts'
import { createMarketTest } from '../exchange/known-markets.ts'
import { newBlocks } from '../exchange/streams/new-blocks.ts'
import type { Feed } from '../heads/new-heights.ts'
import { toAmount } from '../orders/to-orders.ts'

type BookStream = (request: StreamBooksRequest, signal: AbortSignal) => AsyncIterable<BookChange>

/** What blocks change in books: read once for each block, however many follow. */
export function createBookStream({ pool, feed }: { pool: Pool; feed: Feed }): BookStream {
  const changesOf = keepPerBlock((height) => listChanges(pool, height))
  return async function* streamBooks({ marketIds }, signal) {
    const isAsked = createMarketTest(marketIds)
    let isFirst = true
    for await (const height of newBlocks(feed, signal, { withHead: true })) {
      if (isFirst) yield startingAfter(height)
      else for (const change of await changesOf(height)) if (isAsked(change.marketId)) yield change
      isFirst = false
    }
  }
}

/** Whoever asks for a book once this has come can't miss a change of it. */
function startingAfter(height: bigint): BookChange {
  return { marketId: '', height, time: 0n, sequence: 0n, buys: [], sells: [], fills: 0 }
}

async function listChanges(pool: Pool, height: bigint): Promise<BookChange[]> {
  const [changes, packs] = await Promise.all([
    listBookChangesOfBlock(pool, height),
    listTradePacksOfBlock(pool, height),
  ])
  const markets = [...changes, ...packs].map(({ market }) => market)
  const names = await findNames(pool, { markets, accounts: [], heights: [height] })
  return [...new Set(markets)].map((market): BookChange => {
    const change = changes.find((one) => one.market === market)
    const amounts = names.amounts(market, change?.generation ?? 1)
    const toLevel = ({ price, quantity }: StoredLevel) => ({
      price: toAmount(amounts.price(price)),
      quantity: toAmount(amounts.quantity(quantity)),
    })
    return {
      marketId: names.marketId(market),
      height,
      time: names.timeMs(height),
      sequence: change?.sequence ?? 0n,
      buys: change?.buys.map(toLevel) ?? [],
      sells: change?.sells.map(toLevel) ?? [],
      fills: packs.find((one) => one.market === market)?.fills.filter(isTrade).length ?? 0,
    }
  })
}
