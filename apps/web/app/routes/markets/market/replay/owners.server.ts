import { readSubaccount, shortenHash } from '@injsight/chain'
import { writeAccount, type Naming } from '../../../../language/write-part.server.ts'
import { noBreak, type Written } from '../../../../language/written.ts'

/** Whose a subaccount is; with its number where it isn't the usual one. */
export function ownerInWords(subaccountId: string, naming: Naming): Written {
  const { account, nonce } = readSubaccount(subaccountId)
  return [writeAccount(account, naming), ...(nonce === 0n ? [] : [`${noBreak}#${nonce}`])]
}

/** The transaction that did it, or words for what no transaction did. */
export function causeInWords(hash: string, otherwise: string): Written {
  if (hash === '') return [otherwise]
  return [{ text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' }]
}
