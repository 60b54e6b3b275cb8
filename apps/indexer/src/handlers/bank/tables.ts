import { historyTable, stateTable } from '#src/state/tables.ts'

/** Accounts that hold nothing have no row. */
export const balances = stateTable('balances', { denom: 'int8', account: 'int8' }, { amount: 'amount' })

/** Denoms of which there is nothing have no row. */
export const supplies = stateTable('supplies', { denom: 'int8' }, { amount: 'amount' })

/** How many accounts hold something of a denom, and how much there is in whole tokens; one that nobody holds has no row. */
export const denomHolders = stateTable(
  'denom_holders',
  { denom: 'int8' },
  { family: 'text', holders: 'int8', whole: 'decimal' },
)

/** Blocks whose balances changed by more or less than was minted and burned in them: none, while all is well. */
export const residuals = stateTable(
  'residuals',
  { height: 'int8', denom: 'text' },
  { changed: 'amount', minted: 'amount', burned: 'amount', events: 'json' },
)

/** What an account holds of a denom after a block that changed it. */
export const balanceHistory = historyTable('balance_history', 'height', {
  height: 'int8',
  denom: 'int8',
  account: 'int8',
  amount: 'amount?',
  change: 'amount?',
})

/** What came into being and ceased to be in a block. */
export const coinFlows = historyTable('coin_flows', 'height', {
  height: 'int8',
  denom: 'int8',
  account: 'int8',
  minted: 'amount',
  burned: 'amount',
})
