import { historyTable } from '#src/state/tables.ts'
import { sequenceOf } from '../../sequence-of.ts'
import { noteExchange } from '../generations.ts'
import { readMarket, type MarketFamily } from '../markets/markets.ts'

/** Markets as they were told: opened, changed, paused, closed. */
export const marketChanges = historyTable('market_changes', 'sequence', {
  seq: 'int8',
  ordinal: 'int4',
  market: 'int8',
  status: 'text',
  told: 'json',
  generation: 'int4',
})

const events: [name: string, family: MarketFamily][] = [
  ['EventSpotMarketUpdate', 'spot'],
  ['EventBinaryOptionsMarketUpdate', 'binary'],
  ['EventDerivativeMarketUpdate', 'derivative'],
  ['EventPerpetualMarketUpdate', 'derivative'],
  ['EventExpiryFuturesMarketUpdate', 'derivative'],
]

export const marketNotes = events.flatMap(([name, family]) =>
  noteExchange(name, (event, history, context, generation) => {
    const { key, status, market } = readMarket(event.json('market'), family, generation)
    history.append(marketChanges, {
      seq: sequenceOf(context),
      ordinal: event.ordinal,
      market: key,
      status,
      told: market,
      generation,
    })
  }),
)
