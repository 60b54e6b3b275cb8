import { useSyncExternalStore } from 'react'

/** Who is connected. What is kept of it across pages is all that makes one connected; a key is never among it. */
export type Session = {
  status: 'idle' | 'connecting' | 'connected' | 'disconnecting' | 'disconnected'
  /** As wallets are called by Injective's own packages: `metamask`, `keplr`, `private-key`; and `address-only`. */
  wallet?: string
  /** `inj1…` */
  address?: string
  /** `0x…`, the same bytes */
  ethereumAddress?: string
  /** All that the wallet offered, as it writes them. */
  addresses?: readonly string[]
  /** What the wallet gave when it was connected, and what stands for the visitor's consent to this address. */
  session?: string
  addressConfirmation?: string
  /** For whom they act, `inj1…`, when not for themselves. */
  granter?: string
  /** Connected by address only: nothing can be signed. */
  isDev?: boolean
}

/** As they stand in the local storage, under the names that Injective's own sites use. */
export type KeptSession = {
  session: string
  address: string
  addresses: readonly string[]
  injectiveAddress: string
  wallet: string
  addressConfirmation: string
  granter?: string
}

export const storageKey = 'state'
export const addressOnly = 'address-only'

const idle: Session = { status: 'idle' }
let session: Session | undefined
const listeners = new Set<() => void>()

/** The session as it is now; on a page that was just opened, what the one before has kept. */
export function readSession(): Session {
  session ??= restore()
  return session
}

/** Whose account acts: that of who is connected, or of whom they act for. */
export const actorOf = ({ address, granter }: Session): string | undefined => granter ?? address

export function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
  dispatchEvent(new Event('session')) // for the button in the header, which has nothing of this until then
}

/** The session, and drawn anew when it changes. A page of the server's knows of none. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, readSession, () => idle)
}

function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who is kept as connected. */
export function restore(): Session {
  try {
    const { wallet: kept } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { wallet?: KeptSession }
    if (kept?.session && kept.addressConfirmation && kept.address && kept.addresses[0])
      return {
        ...kept,
        status: 'connected',
        address: kept.injectiveAddress,
        ethereumAddress: kept.address,
        isDev: kept.wallet === addressOnly,
      }
  } catch {
    // Not ours, or no storage: whoever wants to act connects again.
  }
  return idle
}
