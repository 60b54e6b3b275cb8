import { historyTable, stateTable } from '#src/state/tables.ts'

export const erc20Pairs = stateTable('erc20_pairs', { denom: 'text' }, { contract: 'text' })

export const erc20Params = stateTable(
  'erc20_params',
  { id: 'int4' },
  { creation_fee: 'amount', creation_fee_denom: 'text' },
)

/** Those that failed too. */
export const evmTransactions = historyTable('evm_transactions', 'sequence', {
  seq: 'int8',
  place: 'int4',
  rank: 'int4',
  h8: 'int8',
  hash: 'bytes',
})

export const evmLogs = historyTable('evm_logs', 'sequence', {
  seq: 'int8',
  place: 'int4',
  contract: 'int8',
  topic0: 'int4?',
  topic1: 'int4?',
  topic2: 'int4?',
  topic3: 'int4?',
  topics: 'bytes',
  data: 'bytes',
})

/** Contracts that a transaction created itself. */
export const evmCreations = historyTable('evm_creations', 'sequence', {
  seq: 'int8',
  place: 'int4',
  contract: 'int8',
  creator: 'int8',
  code_hash: 'bytes',
})
