import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { WalletTrouble } from './trouble.ts'
import { wallets } from './wallets.ts'

/** The words for what went wrong; those of the wallets have to be there. */
export function sayTrouble(language: Language, { key, reason }: WalletTrouble, wallet?: string): string {
  const t = translationsIn(language, 'wallet')
  const name = wallets.find(({ id }) => id === wallet)?.name || t('someWallet')
  if (key === 'refused') return t('trouble.refused', { wallet: name, reason })
  if (
    key === 'locked' ||
    key === 'rejected' ||
    key === 'deviceAway' ||
    key === 'deviceStuck' ||
    key === 'windowBlocked'
  )
    return t(`trouble.${key}`, { wallet: name })
  return t(`trouble.${key}`)
}
