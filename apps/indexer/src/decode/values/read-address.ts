import { decodeAddress, encodeAddress } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import { memoize } from '../memoize.ts'

/**
 * An account's address as the chain itself writes it, whatever way a message spells it.
 *
 * @throws Fault `bad-chain-data` when the text is no address
 * @example readAddress('INJ10D07Y265GMMUVT4Z0W9AW880JNSR700JSTYPYT')
 */
export const readAddress: (text: string) => string = memoize(50_000, (text) => {
  try {
    return encodeAddress('inj', decodeAddress(text).bytes)
  } catch {
    throw badChainData('address.unreadable', `"${text}" is no address`)
  }
})
