import { stateTable } from '#src/state/tables.ts'

/** What the exchange knows of denoms by itself. */
export const exchangeDenoms = stateTable(
  'exchange_denoms',
  { denom: 'int8' },
  {
    decimals: 'int4?', // registered: such fees go to the auction
    min_notional: 'decimal?', // the least that an order must be worth
  },
)
