import { readAccount } from '@injsight/chain'
import { Fault, invalidInput, notFound } from '@injsight/errors'
import { readHash } from './views/transactions/hash.ts'
import type { Outcome } from './search/outcomes.ts'

/** What a page's address must be before anything is asked: the one spelling of what it names, or a fault. */
type Guard = {
  /** @throws invalid-input what no such thing is called */
  read: (text: string) => string
  /** What the search says of a wrong one, and of one that isn't there. */
  invalid: Outcome
  absent: Outcome
}

const guards = {
  'account-search': { read: readAccount, invalid: 'accountInvalid', absent: 'accountNotFound' },
  'block-search': { read: readBlockId, invalid: 'blockInvalid', absent: 'blockNotFound' },
  'contract-search': { read: readContract, invalid: 'contractInvalid', absent: 'contractNotFound' },
  'transaction-search': {
    read: readTransactionId,
    invalid: 'invalidTransactionHash',
    absent: 'transactionNotFound',
  },
  'wasm-code-search': { read: readCodeId, invalid: 'wasmCodeInvalid', absent: 'wasmCodeNotFound' },
} satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/**
 * The one spelling of what an address names, by the guard of its page. What can't be read is a fault whose code is
 * the search's outcome, for the words that the page says.
 *
 * @throws invalid-input `search.<outcome>`; bug for a guard that there isn't
 * @example passGuard('block-search', '007') // '7'
 */
export function passGuard(name: GuardName, text: string): string {
  const { read, invalid } = findGuard(name)
  try {
    return read(text)
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'invalid-input') throw error
    throw invalidInput(`search.${invalid}`, error.message, error.values, error)
  }
}

/**
 * The fault for what was asked rightly and isn't there.
 *
 * @example throw notThere('block-search', 'No block of the index has this hash')
 */
export function notThere(name: GuardName, message: string): Fault {
  const { kind, values } = notFound('search', message)
  return new Fault(kind, `search.${findGuard(name).absent}`, message, values)
}

function findGuard(name: GuardName): Guard {
  if (Object.hasOwn(guards, name)) return guards[name]
  throw new Error(`There is no guard "${name}"; there are ${Object.keys(guards).join(', ')}`)
}

/** The last number that questions to the index can hold; the chain counts neither blocks nor codes as far. */
const lastNumber = 2n ** 63n - 1n

/** A height without leading zeros, or a hash in upper case. */
function readBlockId(text: string): string {
  const hash = readHash(text)
  if (hash !== undefined) return hash
  if (isNumber(text, lastNumber)) return BigInt(text).toString()
  throw invalidInput(
    'block.id',
    `"${text.slice(0, 80)}" is neither the height of a block (a whole number from 1 on) nor a hash of 64 hexadecimal digits`,
  )
}

function readTransactionId(text: string): string {
  const hash = readHash(text)
  if (hash !== undefined) return hash
  throw invalidInput(
    'transaction.hash',
    `"${text.slice(0, 80)}" is not the hash of a transaction: it has 64 hexadecimal digits`,
  )
}

function readContract(text: string): string {
  if (/^(inj1|0x)/i.test(text)) return readAccount(text)
  throw invalidInput('contract.address', `"${text.slice(0, 80)}" is not the address of a contract`)
}

function readCodeId(text: string): string {
  if (isNumber(text, lastNumber)) return BigInt(text).toString()
  throw invalidInput('code.id', `"${text.slice(0, 80)}" is not the id of a code: a whole number from 1 on`)
}

function isNumber(text: string, last: bigint): boolean {
  return /^\d{1,30}$/.test(text) && BigInt(text) > 0n && BigInt(text) <= last
}
