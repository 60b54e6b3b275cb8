import { historyTable, stateTable } from '#src/state/tables.ts'

export const feeds = stateTable(
  'ocr_feeds',
  { feed: 'text' },
  {
    config: 'json',
    info: 'json',
    epoch: 'int8',
    round: 'int8',
    aggregator_round: 'int8?',
    answer: 'decimal?',
    observed: 'int8?',
    transmitted: 'int8?',
  },
)
export const payees = stateTable(
  'ocr_payees',
  { feed: 'text', transmitter: 'text' },
  { payee: 'text?', proposed: 'text?' },
)
export const transmissions = historyTable('ocr_transmissions', 'height', {
  height: 'int8',
  place: 'int4',
  tx_seq: 'int8?',
  feed: 'int8',
  round: 'int8',
  answer: 'decimal',
  transmitter: 'int8',
  observed: 'int8',
})
