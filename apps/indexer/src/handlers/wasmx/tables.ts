import { stateTable } from '#src/state/tables.ts'

export const registeredContracts = stateTable(
  'registered_contracts',
  { contract: 'text' },
  {
    gas_limit: 'int8?',
    gas_price: 'amount',
    is_executable: 'bool',
    code_id: 'int8',
    admin: 'text',
    granter: 'text',
    fund_mode: 'text',
  },
)

export const wasmxParams = stateTable(
  'wasmx_params',
  { id: 'int4' },
  {
    is_execution_enabled: 'bool',
    max_total_gas: 'int8',
    max_contract_gas: 'int8',
    min_gas_price: 'amount',
    registration_permission: 'text',
    registration_permitted: 'json',
    // Registered contracts that moved to another code, and to which: the chain finds out when it next runs them.
    moved: 'json',
  },
)
