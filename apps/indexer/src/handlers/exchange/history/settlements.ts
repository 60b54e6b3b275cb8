import { marketKey } from '#src/decode/values/keys.ts'
import { historyTable } from '#src/state/tables.ts'
import { readDecimal } from '../../read-json.ts'
import { noteExchange } from '../generations.ts'
import { readMarketId } from '../read-values.ts'

/** How markets were settled: at what price, what was missing, what was left. */
export const marketSettlements = historyTable('market_settlements', 'height', {
  height: 'int8',
  ordinal: 'int4',
  market: 'int8',
  what: 'text', // name of the event, without Event
  price: 'decimal?',
  missing_funds: 'decimal?',
  missing_rate: 'decimal?',
  amount: 'decimal?', // the market's balance at the end
  generation: 'int4',
})

type Figures = { price?: string; missing_funds?: string; missing_rate?: string; amount?: string }

/** Which attributes say what. */
const told: Record<string, Figures> = {
  EventDerivativeMarketPaused: {
    price: 'settle_price',
    missing_funds: 'total_missing_funds',
    missing_rate: 'missing_funds_rate',
  },
  EventMarketBeyondBankruptcy: { price: 'settle_price', missing_funds: 'missing_market_funds' },
  EventAllPositionsHaircut: { price: 'settle_price', missing_rate: 'missing_funds_rate' },
  EventSettledMarketBalance: { amount: 'amount' },
  EventNotSettledMarketBalance: { amount: 'amount' },
}

export const settlementNotes = Object.entries(told).flatMap(([name, figures]) =>
  noteExchange(name, (event, history, { block }, generation) => {
    const read = (key: string | undefined) =>
      key === undefined ? null : readDecimal(event.json(key), 'decimal')
    history.append(marketSettlements, {
      height: block.height,
      ordinal: event.ordinal,
      market: marketKey(readMarketId(event.json('market_id'))),
      what: name.slice('Event'.length),
      price: read(figures.price),
      missing_funds: read(figures.missing_funds),
      missing_rate: read(figures.missing_rate),
      amount: read(figures.amount),
      generation,
    })
  }),
)
