import type { CoinList } from '#src/decode/values/coin-list.ts'
import { stateTable } from '#src/state/tables.ts'

/** Accounts as the chain counts them. */
export const authAccounts = stateTable(
  'auth_accounts',
  { address: 'text' },
  {
    number: 'int8?', // null where contracts may have made accounts before it, of which nothing tells
    sequence: 'int8?', // of the next transaction; null for a contract of the EVM: it counts contracts that it makes
    module: 'text?', // its name, for a module's account
    code_hash: 'bytes?', // of a contract's code that a transaction brought; null for other accounts too
    public_key: 'json?', // as JSON with "@type"; null until the account has signed
    vesting: 'json?', // see Vesting; null for all others
  },
)

/** As the chain writes a vesting account, without what other accounts have too. Times in seconds. */
export type Vesting = {
  '@type': string
  original_vesting: CoinList
  delegated_free: CoinList
  delegated_vesting: CoinList
  end_time: string
  start_time?: string
  vesting_periods?: { length: string; amount: CoinList }[]
}

/** One row, with id 1. */
export const authCounter = stateTable('auth_counter', { id: 'int4' }, { next: 'int8?' })
