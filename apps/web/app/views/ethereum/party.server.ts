import { readAccount } from '@injsight/chain'
import { isolateOdd } from '../../language/isolate.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import type { Piece, Written } from '../../language/written.ts'
import type { ToldFact } from '../sentences/told-facts.tsx'
import { tokenOf } from './token.server.ts'

/**
 * An account in Ethereum's spelling, whole, with the name that the site has for it. A contract has a page of its own.
 *
 * @param address with the capitals of EIP-55
 */
export function party(address: string, naming: Naming): Omit<ToldFact, 'name'> {
  const account = readAccount(address)
  if (naming.names.contracts?.has(account)) return { shown: writer(address, naming), copy: address }
  const whole: Piece = { text: address, look: 'identifier', to: `/account/${account}/` }
  return { shown: [whole, ' · ', writeAccount(account, naming)], copy: address }
}

/** The same of one that is a contract for sure: with the token that it is, which has a page too. */
export function writer(address: string, naming: Naming): Written {
  const whole: Piece = { text: address, to: `/contract/${address}/`, look: 'identifier' }
  const token = tokenOf(address, naming.names)
  const known: Piece =
    token === undefined
      ? writeAccount(readAccount(address), naming)
      : { text: isolateOdd(token.symbol), to: token.path, look: 'name' }
  return [whole, ' · ', known]
}
