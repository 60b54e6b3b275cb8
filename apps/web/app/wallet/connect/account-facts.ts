import { formatEthereumAddress, readAccount } from '@injsight/chain'
import type { Session } from '../session.ts'

/** What a session says of the account that somebody acts with, by an address as its wallet writes it. */
export function factsOfAccount(
  given: string,
): Required<Pick<Session, 'address' | 'ethereumAddress' | 'addressConfirmation'>> {
  const address = readAccount(given)
  return {
    address,
    ethereumAddress: formatEthereumAddress(address),
    addressConfirmation: confirm(address),
  }
}

/** Says that this address was chosen, and when: no signature is asked for. */
function confirm(address: string): string {
  const text = `Confirmation for ${address} at time: ${Date.now()}`
  return `0x${new TextEncoder().encode(text).toHex()}`
}
