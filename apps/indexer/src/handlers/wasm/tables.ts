import { historyTable, stateTable } from '#src/state/tables.ts'

export const codes = stateTable(
  'wasm_codes',
  { code_id: 'int8' },
  {
    creator: 'text',
    checksum: 'bytes',
    permission: 'text',
    permitted: 'json',
    is_pinned: 'bool',
    // Whether contracts of this code can own an IBC port; null when nobody told what the code is.
    has_ibc: 'bool?',
  },
)

export const contracts = stateTable(
  'contracts',
  { address: 'text' },
  {
    code_id: 'int8',
    creator: 'text',
    admin: 'text',
    label: 'text',
    created_height: 'int8',
    created_gas: 'amount',
    ibc_port: 'text?',
    funds: 'text?',
    entries: 'int4',
  },
)

export const contractHistory = stateTable(
  'contract_history',
  { contract: 'text', place: 'int4' },
  { operation: 'text', code_id: 'int8', height: 'int8', gas: 'amount', msg: 'bytes?' },
)

export const wasmParams = stateTable(
  'wasm_params',
  { id: 'int4' },
  { upload_permission: 'text', upload_permitted: 'json', default_permission: 'text' },
)

export const contractCalls = historyTable('contract_calls', 'sequence', {
  seq: 'int8',
  place: 'int4',
  contract: 'int8',
  sender: 'int8?',
  action: 'text?',
  funds: 'text?',
})

export const wasmDeeds = historyTable('wasm_deeds', 'sequence', {
  seq: 'int8',
  place: 'int4',
  contract: 'int8?',
  code_id: 'int8?',
  deed: 'text',
  value: 'text',
})
