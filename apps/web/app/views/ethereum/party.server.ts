import { readAccount } from '@injsight/chain'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import type { Piece, Written } from '../../language/written.ts'
import type { ToldFact } from '../sentences/told-facts.tsx'

/**
 * An account in Ethereum's spelling, whole, with the name that the site has for it.
 *
 * @param address with the capitals of EIP-55
 */
export function party(address: string, naming: Naming): Omit<ToldFact, 'name'> {
  const account = writeAccount(readAccount(address), naming)
  const whole: Piece = {
    text: address,
    look: 'identifier',
    ...(account.to !== undefined && { to: account.to }),
  }
  return { shown: [whole, ' · ', account], copy: address }
}

/** The same of one that has written logs, and so is a contract: it has a page of its own. */
export function writer(address: string, naming: Naming): Written {
  const account = writeAccount(readAccount(address), naming)
  return [{ text: address, to: `/contract/${address}/`, look: 'identifier' }, ' · ', account]
}
