import { readFileSync } from 'node:fs'
import { formatEthereumAddress, readAccount } from '@injsight/chain'
import { unavailable } from '@injsight/errors'
import { config } from '../config.server.ts'
import { fetchRestrictions } from '../sources/lists/lists.server.ts'
import {
  findRestriction,
  parseRestrictions,
  visitorCountryHeader,
  type Restricted,
  type Restrictions,
} from './restrictions.ts'

/**
 * What keeps whoever sent a form from acting with an account: undefined when nothing does, and where nothing is
 * restricted.
 *
 * @param accounts `inj1…` or `0x…`
 * @throws Fault `unavailable` while it can't be known: then nobody acts. `invalid-input` for what is no account.
 */
export async function findRestrictionOf(
  { headers }: Request,
  accounts: readonly string[],
): Promise<Restricted | undefined> {
  if (config.restrictions === 'no') return undefined
  const addresses = accounts.map((one) => formatEthereumAddress(readAccount(one)))
  const country = headers.get(visitorCountryHeader) ?? ''
  return findRestriction(await readRestrictions(), { addresses, country })
}

let ofFile: Restrictions | undefined

async function readRestrictions(): Promise<Restrictions> {
  if (config.restrictions !== 'lists')
    return (ofFile ??= parseRestrictions(readFileSync(config.restrictions, 'utf8')))
  const listed = await fetchRestrictions()
  if (listed === undefined)
    throw unavailable('restrictions', 'The lists of who may act can’t be had at the moment')
  return listed
}
