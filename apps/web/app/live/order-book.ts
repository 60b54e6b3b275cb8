import { scaleDecimal, unscaleDecimal } from '@injsight/chain'
import type { BookChange, BookLevel, GetOrderBookResponse } from '@injsight/injsight-v1'
import { toldLevels, type BestOfBook, type Depth, type Level, type LiveBook } from './live-book.ts'

/** A book that is kept up to date; prices lead to quantities. */
export type OrderBook = {
  marketId: string
  height: bigint
  /** Height of the last block that traded; 0 for none since the book is kept. */
  traded: bigint
  buys: Map<string, string>
  sells: Map<string, string>
}

export function readBook({ marketId, height, buys, sells }: GetOrderBookResponse): OrderBook {
  return { marketId, height, traded: 0n, buys: toMap(buys), sells: toMap(sells) }
}

function toMap(levels: readonly BookLevel[]): Map<string, string> {
  return new Map(readLevels(levels).map(({ price, quantity }) => [price, quantity]))
}

/** In whole tokens where those are known, else in the chain's own units. */
export function readLevels(levels: readonly BookLevel[]): Level[] {
  return levels.map(({ price, quantity }) => ({
    price: price?.human || price?.raw || '0',
    quantity: quantity?.human || quantity?.raw || '0',
  }))
}

/** @returns whether it was news: a change may come a second time */
export function applyChange(book: OrderBook, { height, buys, sells, fills }: BookChange): boolean {
  if (height <= book.height) return false
  book.height = height
  if (fills > 0) book.traded = height
  for (const [side, changed] of [[book.buys, buys] as const, [book.sells, sells] as const]) {
    for (const { price, quantity } of readLevels(changed)) {
      if (/^[0.]+$/.test(quantity)) side.delete(price)
      else side.set(price, quantity)
    }
  }
  return true
}

/** What browsers are told of a book. */
export function toLiveBook({ marketId, height, traded, buys, sells }: OrderBook): LiveBook {
  const best = cutBook(sortLevels(buys).toReversed(), sortLevels(sells))
  return { marketId, height: String(height), traded: String(traded), ...best }
}

/** @param buys, sells all levels, the best first */
export function cutBook(buys: readonly Level[], sells: readonly Level[]): BestOfBook {
  return {
    buys: buys.slice(0, toldLevels),
    sells: sells.slice(0, toldLevels),
    all: { buys: sumUp(buys), sells: sumUp(sells) },
  }
}

const places = 18

/** The lowest price first. */
function sortLevels(side: ReadonlyMap<string, string>): Level[] {
  return [...side]
    .map(([price, quantity]) => ({ price, quantity, scaled: scaleDecimal(price, places) }))
    .toSorted((a, b) => (a.scaled < b.scaled ? -1 : 1))
    .map(({ price, quantity }) => ({ price, quantity }))
}

/** Of all of a side. */
function sumUp(levels: readonly Level[]): Depth {
  const sum = levels.reduce((all, { quantity }) => all + scaleDecimal(quantity, places), 0n)
  return { levels: levels.length, quantity: unscaleDecimal(sum, places) }
}
