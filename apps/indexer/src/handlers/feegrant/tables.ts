import { stateTable } from '#src/state/tables.ts'

export const feeAllowances = stateTable(
  'fee_allowances',
  { granter: 'text', grantee: 'text' },
  {
    type: 'text?', // null, like its value, when a contract gave it: events don't tell what
    value: 'bytes?',
  },
)

/**
 * The chain's own queue, in which an entry stays when its allowance is revoked or used up: an allowance between the
 * same two that is given later goes at that time too.
 */
export const feeAllowanceQueue = stateTable(
  'fee_allowance_queue',
  { expiration: 'amount', granter: 'text', grantee: 'text' },
  {},
)

export type Allowance = { typeUrl: string; value: Uint8Array }
