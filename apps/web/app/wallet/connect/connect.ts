import { formatEthereumAddress, readAccount } from '@injsight/chain'
import {
  addressOnly,
  readSession,
  setSession,
  storageKey,
  type KeptSession,
  type Session,
} from '../session.ts'
import { loadChainFacts, type ChainFacts } from './chain-facts.ts'
import { askCosmosAddresses } from './cosmos.ts'
import { askEthereumAddresses } from './ethereum.ts'
import { checkMayAct } from './check-may-act.ts'
import { forgetPrivateKey, openPrivateKey } from './private-key.ts'
import { WalletTrouble } from './trouble.ts'
import { findWallet, type WalletFacts, type WalletKind } from './wallets.ts'

/**
 * Connects a wallet: asks it for its addresses, and keeps the first.
 *
 * @param given what the visitor typed, for a wallet that wants something: a private key, an address
 * @throws WalletTrouble; nobody is connected then
 */
export async function connect(id: string, given = ''): Promise<Session> {
  const wallet = findWallet(id)
  disconnect()
  // A key is there at once: nobody is waited for.
  if (wallet.kind !== 'key') setSession({ status: 'connecting', wallet: id })
  try {
    const chain = await loadChainFacts()
    const addresses = await askAddresses[wallet.kind](wallet, chain, given)
    if (chain.hasRestrictions) await checkMayAct(addresses)
    const session = makeSession(wallet, addresses)
    setSession(session)
    if (wallet.kind !== 'key') keep(session)
    return session
  } catch (error) {
    forgetPrivateKey()
    setSession({ status: 'idle' })
    throw error
  }
}

/** Forgets who was connected, and what was kept of it. */
export function disconnect(): void {
  if (readSession().status === 'idle') return
  setSession({ ...readSession(), status: 'disconnecting' })
  forgetPrivateKey()
  keep(undefined)
  setSession({ status: 'disconnected' })
}

const askAddresses: Record<
  WalletKind,
  (wallet: WalletFacts, chain: ChainFacts, given: string) => Promise<string[]>
> = {
  ethereum: (wallet) => askEthereumAddresses(wallet),
  cosmos: askCosmosAddresses,
  key: (_wallet, chain, given) => openPrivateKey(given, chain),
  address: async (_wallet, _chain, given) => [readGiven(given)],
}

function readGiven(text: string): string {
  try {
    return readAccount(text)
  } catch {
    throw new WalletTrouble('noAddress')
  }
}

function makeSession({ id }: WalletFacts, addresses: string[]): Session {
  const [first] = addresses
  if (first === undefined) throw new WalletTrouble('noAddresses')
  const address = readAccount(first)
  const confirmation = confirm(address)
  return {
    status: 'connected',
    wallet: id,
    address,
    ethereumAddress: formatEthereumAddress(address),
    addresses,
    session: confirmation,
    addressConfirmation: confirmation,
    isDev: id === addressOnly,
  }
}

/** Says that this address was chosen, and when: no signature is asked for. */
function confirm(address: string): string {
  const text = `Confirmation for ${address} at time: ${Date.now()}`
  return `0x${new TextEncoder().encode(text).toHex()}`
}

/** For the next page; what others keep in the same place stays. */
function keep(session: Session | undefined): void {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    const { wallet: _gone, ...others } = Object(state) as Record<string, unknown>
    const wallet: KeptSession | undefined = session && {
      session: session.session ?? '',
      address: session.ethereumAddress ?? '',
      addresses: session.addresses ?? [],
      injectiveAddress: session.address ?? '',
      wallet: session.wallet ?? '',
      addressConfirmation: session.addressConfirmation ?? '',
    }
    localStorage.setItem(storageKey, JSON.stringify({ ...others, ...(wallet !== undefined && { wallet }) }))
  } catch {
    // Without a storage the session lasts as long as the page.
  }
}
