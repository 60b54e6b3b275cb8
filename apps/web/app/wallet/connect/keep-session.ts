import { storageKey, type KeptSession, type Session } from '../session.ts'
import { findWallet } from './wallets.ts'

/** For the next page, which knows no key; what others keep in the same place stays. */
export function keepSession(session: Session | undefined): void {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const { wallet: _gone, ...others } = Object(state) as Record<string, unknown>
    const isKept = session !== undefined && findWallet(session.wallet).kind !== 'key'
    const wallet: KeptSession | undefined = isKept
      ? {
          session: session.session ?? '',
          address: session.ethereumAddress ?? '',
          addresses: session.addresses ?? [],
          injectiveAddress: session.address ?? '',
          wallet: session.wallet ?? '',
          addressConfirmation: session.addressConfirmation ?? '',
          ...(session.granter !== undefined && { granter: session.granter }),
        }
      : undefined
    localStorage.setItem(storageKey, JSON.stringify({ ...others, ...(wallet !== undefined && { wallet }) }))
  } catch {
    // Without a storage the session lasts as long as the page.
  }
}
