import { historyTable, stateTable } from '#src/state/tables.ts'

export const factoryDenoms = stateTable(
  'factory_denoms',
  { denom: 'text' },
  {
    creator: 'text',
    admin: 'text', // empty when nobody is
    admin_burn_allowed: 'bool',
  },
)

/** One row, `id` 0. */
export const tokenfactoryParams = stateTable(
  'tokenfactory_params',
  { id: 'int4' },
  { denom_creation_fee: 'json' },
)

/** Mints and burns of factory denoms. */
export const factoryFlows = historyTable('factory_flows', 'sequence', {
  seq: 'int8',
  ordinal: 'int4',
  denom: 'int8',
  actor: 'int8', // who minted or burnt
  account: 'int8', // who received, or from whom it was burnt
  amount: 'amount', // negative when burnt
})
