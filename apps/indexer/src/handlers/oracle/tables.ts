import { historyTable, stateTable, type StateRow } from '#src/state/tables.ts'

/** One row, with id 1. */
export const oracleModule = stateTable(
  'oracle_module',
  { id: 'int4' },
  { params: 'json', band_params: 'json', band_last_client: 'int8', band_last_request: 'int8' },
)
export const prices = stateTable(
  'oracle_prices',
  { oracle: 'text', base: 'text', quote: 'text' },
  { price: 'decimal?', cumulative: 'decimal?', time: 'int8?', details: 'json' },
)
export const coinbasePrices = stateTable(
  'oracle_coinbase_prices',
  { symbol: 'text', timestamp: 'int8' },
  { kind: 'text', value: 'int8', price: 'decimal', cumulative: 'decimal', time: 'int8' },
)
export const relayers = stateTable(
  'oracle_relayers',
  { oracle: 'text', base: 'text', quote: 'text', relayer: 'text' },
  {},
)
export const providers = stateTable('oracle_providers', { provider: 'text' }, { relayers: 'json' })
export const publishers = stateTable('oracle_publishers', { address: 'text' }, {})
export const bandRequests = stateTable('oracle_band_requests', { id: 'int8' }, { request: 'json' })
export const bandCalls = stateTable('oracle_band_calls', { client: 'int8' }, { calldata: 'bytes' })
export const records = stateTable(
  'oracle_records',
  { oracle: 'text', symbol: 'text', minute: 'int8' },
  { records: 'json' },
)
export const recordSpans = stateTable(
  'oracle_record_spans',
  { oracle: 'text', symbol: 'text' },
  { first: 'int8', last: 'int8' },
)
export type RecordSpan = StateRow<typeof recordSpans>

export const stateTables = [
  oracleModule,
  prices,
  coinbasePrices,
  relayers,
  providers,
  publishers,
  bandRequests,
  bandCalls,
  records,
  recordSpans,
]

export const priceChanges = historyTable('oracle_price_changes', 'height', {
  height: 'int8',
  place: 'int4',
  at: 'int4',
  feed: 'int8',
  price: 'decimal',
  reporter: 'int8?',
})
