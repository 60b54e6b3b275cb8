import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { readAddress } from '#src/decode/read-address.ts'
import type { State } from '#src/state/state.ts'
import { readDigits, readList, readObject, readText, type Json } from '../read-json.ts'
import { addAccount } from './add-account.ts'
import { authAccounts, authCounter } from './tables.ts'

/** Modules that make their accounts when the chain begins, in that order. */
const firstModules = [
  'fee_collector',
  'distribution',
  'bonded_tokens_pool',
  'not_bonded_tokens_pool',
  'gov',
  'mint',
  'auction',
  'tokenfactory',
  'insurance',
  'exchange',
  'peggy',
  'chainlink',
  'xwasm',
]

export async function readAccountsOfGenesis(state: State, genesis: unknown): Promise<void> {
  if (genesis === undefined) return
  const all = readList(readObject(genesis, 'auth')['accounts'], 'accounts').map(readAccount)
  numberAnew(all)
  for (const account of all) state.put(authAccounts, account)
  const highest = all.reduce((most, { number }) => (number > most ? number : most), -1n)
  state.put(authCounter, { id: 1, next: highest + 1n })
  for (const name of firstModules) await addAccount(state, encodeAddress('inj', moduleAccountOf(name)))
}

type Account = ReturnType<typeof readAccount>

/** An account in JSON, as a genesis and the REST server write it. */
export function readAccount(value: unknown) {
  const account = readObject(value, 'account')
  const vesting = account['base_vesting_account'] as Json | undefined
  const base = readObject(vesting?.['base_account'] ?? account['base_account'] ?? account, 'base_account')
  const key = base['pub_key']
  return {
    address: readAddress(readText(base['address'], 'address')),
    number: readDigits(base['account_number'] ?? '0', 'account_number'),
    sequence: readDigits(base['sequence'] ?? '0', 'sequence'),
    module: account['name'] === undefined ? null : readText(account['name'], 'name'),
    public_key: key === null || key === undefined ? null : readObject(key, 'pub_key'),
    vesting: vesting === undefined ? null : account,
  }
}

/** Of accounts with one number the first keeps it, the others get the lowest that are free: so the chain does. */
function numberAnew(all: Account[]): void {
  const taken = new Set<bigint>()
  const again = all.filter((account) => {
    const isFree = !taken.has(account.number)
    taken.add(account.number)
    return !isFree
  })
  let free = 0n
  for (const account of again) {
    while (taken.has(free)) free++
    account.number = free
    taken.add(free)
  }
}
