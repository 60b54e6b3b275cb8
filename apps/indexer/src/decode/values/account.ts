import { decodeAddress, moduleAccountOf } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import { accountKey } from './keys.ts'
import { memoize } from '../memoize.ts'

/** An account as the tables know it. */
export type Account = {
  key: bigint
  /** 20 or 32 bytes. */
  bytes: Uint8Array
}

const mostKnown = 50_000

/** The account of an address (`inj1…`, `injvaloper1…`), null when the text is none. */
export const findAccount: (address: string) => Account | null = memoize(mostKnown, (address) => {
  try {
    return createAccount(decodeAddress(address).bytes)
  } catch {
    return null // whatever looks like an address and isn't
  }
})

/**
 * The account of an address.
 *
 * @throws Fault `bad-chain-data`, code `account.address`, when the text is none
 */
export function accountOf(address: string): Account {
  const account = findAccount(address)
  if (account !== null) return account
  throw badChainData('account.address', `"${address.slice(0, 80)}" is no address`)
}

/** The account of bytes in base64, as typed events write them. */
export const accountOfBase64: (base64: string) => Account = memoize(mostKnown, (base64) =>
  createAccount(Buffer.from(base64, 'base64')),
)

/** The account of a module of the chain: `exchange`, `auction`. */
export const accountOfModule: (name: string) => Account = memoize(50, (name) =>
  createAccount(moduleAccountOf(name)),
)

export function createAccount(bytes: Uint8Array): Account {
  return { key: accountKey(bytes), bytes }
}
