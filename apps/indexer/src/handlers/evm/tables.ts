import { historyTable, stateTable } from '#src/state/tables.ts'

export const erc20Pairs = stateTable('erc20_pairs', { denom: 'text' }, { contract: 'text' })

export const erc20Params = stateTable(
  'erc20_params',
  { id: 'int4' },
  { creation_fee: 'amount', creation_fee_denom: 'text' },
)

export const evmTransactions = historyTable('evm_transactions', 'sequence', {
  seq: 'int8',
  place: 'int4',
  h8: 'int8',
  hash: 'bytes',
})
