import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import { decimalOr, readInteger, readObject } from '#src/handlers/read-json.ts'

/** Futures that are still to expire. Times are seconds since 1970. */
export const expiries = stateTable(
  'expiry_futures',
  { market: 'text' },
  {
    expiration_timestamp: 'int8',
    twap_start_timestamp: 'int8',
    twap_due: 'int8?', // the same, while the average that they settle at hasn't begun
    twap_start_price_cumulative: 'decimal',
    twap_start_base_cumulative: 'decimal?', // null on chains that only know the one before
    twap_start_quote_cumulative: 'decimal?',
    settlement_price: 'decimal',
  },
)

/** @param told an ExpiryFuturesMarketInfo as JSON of the chain */
export function putExpiry(state: State, market: string, told: unknown): void {
  const info = readObject(told, 'expiry of a market')
  const start = readInteger(info['twap_start_timestamp'], 'time')
  const price = decimalOr(info['expiration_twap_start_price_cumulative'], 0n)
  const base = decimalOr(info['expiration_twap_start_base_cumulative_price'], null)
  state.put(expiries, {
    market,
    expiration_timestamp: readInteger(info['expiration_timestamp'], 'time'),
    twap_start_timestamp: start,
    twap_due: (base ?? price) === 0n ? start : null,
    twap_start_price_cumulative: price,
    twap_start_base_cumulative: base,
    twap_start_quote_cumulative: decimalOr(info['expiration_twap_start_quote_cumulative_price'], null),
    settlement_price: decimalOr(info['settlement_price'], 0n),
  })
}

export function removeExpiry(state: State, market: string): void {
  state.remove(expiries, { market })
}
