import { noteBoth } from './generations.ts'
import { encodeLevels } from './levels.ts'
import { readLevelUpdates } from './read-trades.ts'
import { bookDeltas } from './tables.ts'

/** What a block changed in the books. */
export const notedLevels = noteBoth('EventOrderbookUpdate', (event, history, { block, generation }) => {
  for (const { market, sequence, buys, sells } of readLevelUpdates(event)) {
    const levels = encodeLevels({ generation, buys, sells })
    history.append(bookDeltas, { height: block.height, market: market.key, sequence, levels })
  }
})
