import { readAccount } from '@injsight/chain'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'
import { assert } from '@injsight/errors'

/** An account of a local chain. Everybody has its key: it owns something on no other chain. */
export type LocalAccount = {
  name: string
  /** inj1… */
  address: string
  ethereum: `0x${string}`
  /** 32 bytes. */
  key: Uint8Array
}

/** The words that development chains of Ethereum begin with: a wallet that knows them has these accounts. */
export const mnemonic = 'test test test test test test test test test test test junk'

// In the order of the path m/44'/60'/0'/0/n.
const names = [
  'alice',
  'bob',
  'carol',
  'dave',
  'maker',
  'taker',
  'admin',
  'faucet',
  'validator',
  'payer',
] as const
export type LocalName = (typeof names)[number]

/** The accounts that every local chain begins with. */
export const localAccounts: Record<LocalName, LocalAccount> = Object.fromEntries(
  names.map((name, index) => [name, deriveAccount(name, index)]),
) as Record<LocalName, LocalAccount>

function deriveAccount(name: LocalName, index: number): LocalAccount {
  const account = mnemonicToAccount(mnemonic, { addressIndex: index })
  const key = account.getHdKey().privateKey
  assert(key instanceof Uint8Array, 'a derived account has a key', { name })
  return { name, address: readAccount(account.address), ethereum: account.address, key }
}

/** An account of a key that nobody else has, which owns nothing yet. */
export function makeAccount(): LocalAccount {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const { address } = privateKeyToAccount(toHex(key))
  return { name: 'somebody', address: readAccount(address), ethereum: address, key }
}
