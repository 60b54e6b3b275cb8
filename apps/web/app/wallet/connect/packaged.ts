import { formatEthereumAddress, readAccount } from '@injsight/chain'
import type { Session } from '../session.ts'
import type { EthereumSigner } from '../signer.ts'
import type { ChainFacts } from './chain-facts.ts'
import type { OpenedStrategy } from './strategy.client.ts'
import { readSignature } from './read-signature.ts'
import { inTrouble, readDeviceTrouble, readTrouble, WalletTrouble } from './trouble.ts'
import type { WalletFacts } from './wallets.ts'

/** What came of asking a wallet for its addresses; a session of its own, where it has such. */
export type Asked = { addresses: string[]; session?: string }

// One at a time. Of a private key this is all that is kept, and it is gone with the page.
let opened: { id: string; strategy: OpenedStrategy } | undefined

/**
 * The wallet of Injective's packages by an id, loaded once.
 *
 * @param privateKey 64 hexadecimal digits, for the wallet that is nothing else
 */
export async function openPackaged(id: string, chain: ChainFacts, privateKey = ''): Promise<OpenedStrategy> {
  if (opened?.id === id && privateKey === '') return opened.strategy
  const { openStrategy } = await import('./strategy.client.ts')
  const strategy = await openStrategy(id, chain, privateKey)
  opened = { id, strategy }
  return strategy
}

/**
 * Forgets the wallet, and a private key with it.
 *
 * @param except id of one that goes on
 */
export function forgetPackaged(except?: string): void {
  if (opened?.id !== except) opened = undefined
}

/** Wallets that go on by themselves until they are told. */
const stayOpen = new Set(['wallet-connect', 'magic', 'turnkey'])

/** Tells the wallet that the visitor has left it. */
export async function endPackaged(id: string | undefined, chain: ChainFacts): Promise<void> {
  if (id !== undefined && stayOpen.has(id)) await (await openPackaged(id, chain)).disconnect?.()
}

/**
 * @param key 64 hexadecimal digits, with or without 0x
 * @throws WalletTrouble
 */
export async function askPrivateKey(wallet: WalletFacts, chain: ChainFacts, key: string): Promise<Asked> {
  const [, digits] = /^\s*(?:0x)?([0-9a-f]{64})\s*$/i.exec(key) ?? []
  if (digits === undefined) throw new WalletTrouble('noKey')
  return inTrouble(async () => {
    const strategy = await openPackaged(wallet.id, chain, digits)
    return { addresses: await strategy.getAddresses() }
  })
}

/**
 * By WalletConnect: it shows its own window.
 *
 * @throws WalletTrouble
 */
export function askLinked(wallet: WalletFacts, chain: ChainFacts): Promise<Asked> {
  return inTrouble(async () => {
    const strategy = await openPackaged(wallet.id, chain)
    await strategy.enable()
    return { addresses: await strategy.getAddresses(), session: await strategy.getSessionOrConfirm() }
  })
}

/**
 * The next addresses of a device, five at a time, as it derives them.
 *
 * @throws WalletTrouble
 */
export function askMoreOfDevice(wallet: WalletFacts, chain: ChainFacts): Promise<string[]> {
  if (!('hid' in navigator) && !('usb' in navigator)) throw new WalletTrouble('noUsb')
  return inTrouble(async () => {
    const strategy = await openPackaged(wallet.id, chain)
    return inWindow(() => strategy.getAddresses())
  }, readDeviceTrouble)
}

/** As Trezor's package sees a window that was closed again, and gives up. */
const closedWindow = { closed: true, focus() {}, close() {}, postMessage() {} } as unknown as Window

/**
 * Asks a wallet that may open a window for it. One that the browser doesn't open Trezor's package would wait for without
 * end; and it calls each by the same name, by which it would have the last one again while that still closes, and take it
 * for one that its visitor has closed.
 */
async function inWindow<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { open } = globalThis
  let isBlocked = false
  globalThis.open = (url, _name, features) => {
    const opened = open(url, '_blank', features)
    isBlocked ||= opened === null
    return opened ?? closedWindow
  }
  try {
    return await ask()
  } catch (error) {
    throw isBlocked ? new WalletTrouble('windowBlocked') : error
  } finally {
    globalThis.open = open
  }
}

/** They show typed data of the newer form only. */
const newerFormOnly = new Set(['magic', 'wallet-connect'])

/** @throws WalletTrouble when it isn't there any more: a private key, after the page was loaded anew */
export async function makePackagedSigner(
  { id, kind }: WalletFacts,
  session: Session,
  chain: ChainFacts,
): Promise<EthereumSigner> {
  if (kind === 'key' && opened?.id !== id) throw new WalletTrouble('wrongWallet')
  const address = session.address ?? ''
  const strategy = await inTrouble(() => openPackaged(id, chain))
  if (kind === 'key' || kind === 'linked') {
    const addresses = await inTrouble(() => strategy.getAddresses())
    if (!addresses.some((one) => readAccount(one) === address)) throw new WalletTrouble('wrongAddress')
  }
  // It finds the visitor's session again, which a page before this one has begun.
  if (id === 'turnkey') await inTrouble(() => strategy.enable())
  const ethereumAddress = formatEthereumAddress(address)
  const [evmChainId = 1] = chain.evmChainIds
  return {
    kind: 'ethereum',
    address,
    ethereumAddress,
    evmChainId,
    eip712: newerFormOnly.has(id) ? 'v2' : 'v1',
    isElsewhere: kind === 'device' || kind === 'linked',
    signTypedData: (json) =>
      inTrouble(
        () => inWindow(async () => readSignature(await strategy.signEip712TypedData(json, ethereumAddress))),
        kind === 'device' ? readDeviceTrouble : readTrouble,
      ),
  }
}
