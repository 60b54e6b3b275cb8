import { formatEthereumAddress, readAccount } from '@injsight/chain'
import { addressOnly, readSession, setSession, type Session } from '../session.ts'
import { setAutoSign } from '../auto-sign/store.ts'
import { loadChainFacts, type ChainFacts } from './chain-facts.ts'
import { askCosmosAddresses } from './cosmos.ts'
import { askEthereumAddresses } from './ethereum.ts'
import { checkMayAct } from './check-may-act.ts'
import { askByEmail } from './email.ts'
import { keepSession } from './keep-session.ts'
import { askLinked, askPrivateKey, endPackaged, forgetPackaged, type Asked } from './packaged.ts'
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
  await disconnect(hasBegun.has(wallet.kind) ? id : undefined)
  // A key is there at once: nobody is waited for.
  if (wallet.kind !== 'key') setSession({ status: 'connecting', wallet: id })
  try {
    const chain = await loadChainFacts()
    const asked = await ask[wallet.kind](wallet, chain, given)
    if (chain.hasRestrictions) await checkMayAct(asked.addresses)
    const session = makeSession(wallet, asked)
    setSession(session)
    keepSession(session)
    return session
  } catch (error) {
    if (wallet.kind === 'key') forgetPackaged()
    setSession({ status: 'idle' })
    throw error
  }
}

/** Of these addresses were read, or a code was sent, before one connects. */
const hasBegun = new Set<WalletKind>(['device', 'email'])

/**
 * Forgets who was connected, and what was kept of it.
 *
 * @param except id of a wallet that was asked something already, and is about to be connected
 */
export async function disconnect(except?: string): Promise<void> {
  const { status, wallet } = readSession()
  if (status === 'idle' || status === 'disconnected') return forgetPackaged(except)
  setSession({ ...readSession(), status: 'disconnecting' })
  keepSession(undefined)
  setAutoSign(undefined, false) // what it was granted stands until it is ended, or over
  try {
    await endPackaged(wallet, await loadChainFacts())
  } catch {
    // It is forgotten here, whatever it says to that.
  }
  forgetPackaged(except)
  setSession({ status: 'disconnected' })
}

const ask: Record<WalletKind, (wallet: WalletFacts, chain: ChainFacts, given: string) => Promise<Asked>> = {
  ethereum: async (wallet) => ({ addresses: await askEthereumAddresses(wallet) }),
  cosmos: async (wallet, chain) => ({ addresses: await askCosmosAddresses(wallet, chain) }),
  // The visitor has chosen among those that it told.
  device: async (_wallet, _chain, chosen) => ({ addresses: [chosen] }),
  linked: askLinked,
  email: askByEmail,
  key: askPrivateKey,
  address: async (_wallet, _chain, given) => ({ addresses: [readGiven(given)] }),
}

function readGiven(text: string): string {
  try {
    return readAccount(text)
  } catch {
    throw new WalletTrouble('noAddress')
  }
}

function makeSession({ id }: WalletFacts, { addresses, session }: Asked): Session {
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
    session: session || confirmation,
    addressConfirmation: confirmation,
    isDev: id === addressOnly,
  }
}

/** Says that this address was chosen, and when: no signature is asked for. */
function confirm(address: string): string {
  const text = `Confirmation for ${address} at time: ${Date.now()}`
  return `0x${new TextEncoder().encode(text).toHex()}`
}
