import type { MayActAnswer } from '../../routes/wallet/may-act-json.ts'
import { WalletTrouble } from './trouble.ts'

/**
 * Asks the site whether the visitor may act with these accounts.
 *
 * @throws WalletTrouble when they may not, or nobody can say
 */
export async function checkMayAct(addresses: readonly string[]): Promise<void> {
  const { restricted } = await ask(addresses)
  if (restricted === 'address') throw new WalletTrouble('restrictedAddress')
  if (restricted === 'country') throw new WalletTrouble('restrictedCountry')
}

async function ask(addresses: readonly string[]): Promise<MayActAnswer> {
  const body = new URLSearchParams(addresses.map((address) => ['address', address]))
  try {
    const answer = await fetch('/wallet/may-act/', { method: 'POST', body })
    if (answer.ok) return (await answer.json()) as MayActAnswer
  } catch {
    // The same as a site that can't say.
  }
  throw new WalletTrouble('unchecked')
}
