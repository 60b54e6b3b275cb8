import { noteBoth } from './generations.ts'
import { decodeLevels, encodeLevels } from './levels.ts'
import { readLevelUpdates } from './read-trades.ts'
import { bookDeltas } from './tables.ts'

/** What a block changed in the books. What is told of a market again comes behind what was told before. */
export const notedLevels = noteBoth('EventOrderbookUpdate', (event, history, { block, generation }) => {
  const rows = new Map(history.rowsOf(bookDeltas).map((row) => [row.market, row]))
  for (const { market, sequence, buys, sells } of readLevelUpdates(event)) {
    const known = rows.get(market.key)
    if (known === undefined) {
      const levels = encodeLevels({ generation, buys, sells })
      const row = { height: block.height, market: market.key, sequence, levels }
      history.append(bookDeltas, row)
      rows.set(market.key, row)
    } else {
      const before = decodeLevels(known.levels)
      known.levels = encodeLevels({
        generation,
        buys: [...before.buys, ...buys],
        sells: [...before.sells, ...sells],
      })
      known.sequence = sequence
    }
  }
})
