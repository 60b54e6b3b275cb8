import { readAccount } from '@injsight/chain'
import { addressOnly, readSession, setSession, type Session } from '../session.ts'
import { setAutoSign } from '../auto-sign/store.ts'
import { factsOfAccount } from './account-facts.ts'
import { loadChainFacts, type ChainFacts } from './chain-facts.ts'
import { askCosmosAddresses } from './cosmos.ts'
import { askEthereumAddresses } from './ethereum.ts'
import { checkMayAct } from './check-may-act.ts'
import { askByEmail } from './email.ts'
import { keepSession } from './keep-session.ts'
import { askLinked, askPrivateKey, endPackaged, forgetPackaged, type Asked } from './packaged.ts'
import { WalletTrouble } from './trouble.ts'
import { findWallet, type WalletFacts, type WalletKind } from './wallets.ts'

/** Counts who is connected or leaves: a wallet may answer long after the visitor has turned to another. */
let latest = 0

/**
 * Connects a wallet: asks it for its addresses, and begins with the first: its menu offers the others.
 *
 * @param given what the visitor typed, for a wallet that wants something: a private key, an address
 * @returns undefined when it answered after another was asked, or the visitor has left: it changes nothing then
 * @throws WalletTrouble; nobody is connected then
 */
export async function connect(id: string, given = ''): Promise<Session | undefined> {
  const wallet = findWallet(id)
  const turn = ++latest
  await leave(turn, hasBegun.has(wallet.kind) ? id : undefined)
  if (turn !== latest) return undefined
  // A key is there at once: nobody is waited for.
  if (wallet.kind !== 'key') setSession({ status: 'connecting', wallet: id })
  try {
    const chain = await loadChainFacts()
    const asked = await ask[wallet.kind](wallet, chain, given)
    if (chain.hasRestrictions) await checkMayAct(asked.addresses)
    const session = makeSession(wallet, asked)
    if (turn !== latest) return forgetKey(wallet)
    setSession(session)
    keepSession(session)
    return session
  } catch (error) {
    forgetKey(wallet)
    if (turn !== latest) return undefined
    setSession({ status: 'idle' })
    throw error
  }
}

/** A key that connects nobody is not kept in memory; the wallet of who is connected meanwhile stays. */
function forgetKey({ kind }: WalletFacts): undefined {
  if (kind === 'key') forgetPackaged(readSession().wallet)
}

/** Of these addresses were read, or a code was sent, before one connects. */
const hasBegun = new Set<WalletKind>(['device', 'email'])

/** Forgets who was connected, and what was kept of it. */
export function disconnect(): Promise<void> {
  return leave(++latest)
}

/** @param except id of a wallet that was asked something already, and is about to be connected */
async function leave(turn: number, except?: string): Promise<void> {
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
  if (turn !== latest) return
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
  const facts = factsOfAccount(first)
  return {
    status: 'connected',
    wallet: id,
    ...facts,
    addresses,
    session: session || facts.addressConfirmation,
    isDev: id === addressOnly,
  }
}
