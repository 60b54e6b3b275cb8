import { decodeAddress, decodeHex } from '@injsight/chain'
import { Fault, invalidInput, notFound } from '@injsight/errors'
import type { ListedValidator } from '@injsight/injsight-v1'
import type { KnownValidators } from './list-validators.ts'

/**
 * A validator by any of its addresses, and its place among all of them.
 *
 * @throws Fault `invalid-input`, `not-found`
 */
export function findValidator(
  { validators }: Pick<KnownValidators, 'validators'>,
  address: string,
): { validator: ListedValidator; at: number } {
  const at = validators.findIndex(readMeant(address))
  const validator = validators[at]
  if (validator !== undefined) return { validator, at }
  throw notFound('validator', `There is no validator ${address.trim().slice(0, 80)}`)
}

/** By its operator's, its account's or its consensus address: hex may be either. */
function readMeant(address: string): (validator: ListedValidator) => boolean {
  const { prefix, bytes } = decodeKnown(address.trim())
  const isSame = (known: string) => Buffer.from(decodeAddress(known).bytes).equals(bytes)
  return ({ operator, consensus }) =>
    (prefix !== 'injvalcons' && isSame(operator)) ||
    (['', 'injvalcons'].includes(prefix) && isSame(consensus))
}

function decodeKnown(address: string): { prefix: string; bytes: Uint8Array } {
  if (/^(0x)?[0-9a-f]{40}$/i.test(address)) return { prefix: '', bytes: decodeHex(address) }
  try {
    const decoded = decodeAddress(address.toLowerCase())
    if (['inj', 'injvaloper', 'injvalcons'].includes(decoded.prefix)) return decoded
  } catch (error) {
    if (!(error instanceof Fault)) throw error
  }
  throw invalidInput(
    'validator.address',
    `"${address.slice(0, 80)}" is not the address of a validator: those begin with injvaloper, injvalcons or inj`,
  )
}
