import { stateTable } from '#src/state/tables.ts'

/** What denoms are called, as bank keeps it. */
export const denomMetadata = stateTable(
  'denom_metadata',
  { denom: 'text' },
  {
    name: 'text',
    symbol: 'text',
    decimals: 'int8',
    display: 'text',
    description: 'text',
    uri: 'text',
    uri_hash: 'text',
    units: 'json',
  },
)

/** Denoms that are or aren't sent otherwise than the others. */
export const sendEnabled = stateTable('send_enabled', { denom: 'text' }, { enabled: 'bool' })

/** One row, `id` 0. */
export const bankParams = stateTable('bank_params', { id: 'int4' }, { default_send_enabled: 'bool' })

export type Unit = { denom: string; exponent: number; aliases: string[] }
