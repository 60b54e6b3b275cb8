import { findAccount, type Account } from './values/account.ts'

const prefixes = ['inj1', 'injvaloper1']
// Characters after the prefix: 20 bytes as base32 with a checksum of 6, or 32 bytes.
const lengths = [38, 58]
const slash = 0x2f

/**
 * Finds the accounts that a text names, wherever in it. An address after a slash is part of a denom
 * (`factory/inj1…/gold`) and takes no part in what happens to the coins.
 */
export function findAccounts(text: string, found: (account: Account) => void): void {
  for (let at = text.indexOf('inj'); at !== -1; at = text.indexOf('inj', at + 3)) {
    const prefix = prefixes.find((one) => text.startsWith(one, at))
    if (prefix === undefined || text.charCodeAt(at - 1) === slash) continue
    for (const length of lengths) {
      const end = at + prefix.length + length
      // The checksum tells where the address ends: what follows may look like more of it.
      const account = end <= text.length ? findAccount(text.slice(at, end)) : null
      if (account === null) continue
      found(account)
      break
    }
  }
}
