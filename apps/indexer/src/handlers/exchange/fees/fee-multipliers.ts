import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import { readDecimal, readList, readObject } from '#src/handlers/read-json.ts'
import { onExchange } from '../generations.ts'
import { readMarketId } from '../read-values.ts'

/** By how much an order that is filled at once costs more, in markets that have a figure of their own. */
export const feeMultipliers = stateTable(
  'market_fee_multipliers',
  { market: 'text' },
  { multiplier: 'decimal' },
)

export function putMultiplier(state: State, told: unknown): void {
  const { market_id, fee_multiplier } = readObject(told, 'multiplier')
  const multiplier = readDecimal(fee_multiplier, 'multiplier')
  state.put(feeMultipliers, { market: readMarketId(market_id), multiplier })
}

export const feeMultiplierEvents = onExchange(
  'EventAtomicMarketOrderFeeMultipliersUpdated',
  (event, state) => {
    for (const told of readList(event.json('market_fee_multipliers'), 'multipliers'))
      putMultiplier(state, told)
  },
)
