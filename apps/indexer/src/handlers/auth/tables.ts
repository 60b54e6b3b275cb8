import { stateTable } from '#src/state/tables.ts'

/** Accounts as the chain counts them. */
export const authAccounts = stateTable(
  'auth_accounts',
  { address: 'text' },
  {
    number: 'int8',
    sequence: 'int8', // of the next transaction
    module: 'text?', // its name, for a module's account
    public_key: 'json?', // as JSON with "@type"; null until the account has signed
    vesting: 'json?', // how it was vested, as the message said; null for all others
  },
)

/** One row, with id 1. */
export const authCounter = stateTable('auth_counter', { id: 'int4' }, { next: 'int8' })
