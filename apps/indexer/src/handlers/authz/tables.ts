import { stateTable } from '#src/state/tables.ts'

export const authzGrants = stateTable(
  'authz_grants',
  { granter: 'text', grantee: 'text', msg_type: 'text' },
  {
    type: 'text?', // null, like its value, when a contract granted it: events don't tell what
    value: 'bytes?',
    expiration: 'amount?', // nanoseconds since 1970, maybe in a far future; null is never
  },
)

export type Authorization = { typeUrl: string; value: Uint8Array }
