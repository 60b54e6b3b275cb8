import type { BlockContext } from '#src/handlers/module.ts'
import type { State } from '#src/state/state.ts'
import { onBoth } from './generations.ts'
import { encodeLevels, type Level } from './levels.ts'
import { readLevelUpdates } from './read-trades.ts'
import { bookFrames, bookLevels, books } from './tables.ts'

export const bookEvents = onBoth('EventOrderbookUpdate', (event, state, { block, generation }) => {
  for (const { market, sequence, buys, sells } of readLevelUpdates(event)) {
    for (const level of buys) setLevel(state, market.key, true, level)
    for (const level of sells) setLevel(state, market.key, false, level)
    state.put(books, { market: market.key, sequence, generation, height: block.height })
  }
})

export function setLevel(state: State, market: bigint, is_buy: boolean, { price, quantity }: Level): void {
  if (quantity === 0n) state.remove(bookLevels, { market, is_buy, price })
  else state.put(bookLevels, { market, is_buy, price, quantity })
}

/** A book at any height is the last frame before it and the deltas since. */
const blocksPerFrame = 256n

export async function frameBooks(state: State, { height }: BlockContext): Promise<void> {
  if (height % blocksPerFrame !== 0n) return
  const changed = (await state.list(books, {})).filter((book) => book.height > height - blocksPerFrame)
  if (changed.length === 0) return
  const levels = Map.groupBy(await state.list(bookLevels, {}), ({ market }) => market)
  for (const book of changed) putFrame(state, { ...book, height, levels: levels.get(book.market) ?? [] })
}

type Frame = {
  market: bigint
  height: bigint
  sequence: bigint
  generation: number
  levels: (Level & { is_buy: boolean })[]
}

export function putFrame(state: State, { market, height, sequence, generation, levels }: Frame): void {
  const packed = encodeLevels({
    generation,
    buys: levels.filter(({ is_buy }) => is_buy),
    sells: levels.filter(({ is_buy }) => !is_buy),
  })
  state.put(bookFrames, { market, height, sequence, levels: packed })
}
