import type { WalletFacts } from './wallets.ts'

/** What an Ethereum wallet gives a page (EIP-1193). */
export type EthereumProvider = {
  request: (asked: { method: string; params?: readonly unknown[] }) => Promise<unknown>
}

type Announced = { info: { rdns?: string; name?: string }; provider: EthereumProvider }

const announced: Announced[] = []
const listeners = new Set<() => void>()
let isListening = false

/**
 * From now on hears of the Ethereum wallets that announce themselves (EIP-6963), which they do at once when asked.
 *
 * @param onNew told of each that comes later
 * @returns ends that
 */
export function watchProviders(onNew: () => void): () => void {
  listeners.add(onNew)
  if (!isListening) {
    isListening = true
    addEventListener('eip6963:announceProvider', (event) => {
      const { detail } = event as CustomEvent<Announced>
      if (announced.some(({ provider }) => provider === detail.provider)) return
      announced.push(detail)
      for (const listener of listeners) listener()
    })
  }
  dispatchEvent(new Event('eip6963:requestProvider'))
  return () => void listeners.delete(onNew)
}

/** How long a wallet that isn't there yet is waited for: some come into the page after its own scripts. */
const lateMs = 3000

/**
 * What the wallet gives the page, once it is there.
 *
 * @returns undefined when it isn't, after a while
 */
export async function findProvider(wallet: WalletFacts): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const look = () => {
    const found = peekProvider(wallet)
    if (found !== undefined) resolve(found)
  }
  const stop = watchProviders(look)
  if (wallet.initialized !== undefined) addEventListener(wallet.initialized, look)
  const timer = setTimeout(resolve, lateMs)
  look()
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    stop()
    if (wallet.initialized !== undefined) removeEventListener(wallet.initialized, look)
  }
}

/** What the wallet gives the page now; undefined when it isn't there. */
export function peekProvider(wallet: WalletFacts): unknown {
  const inPage = wallet.path === undefined ? undefined : readPath(globalThis, wallet.path)
  if (wallet.kind !== 'ethereum') return inPage
  return findAnnounced(wallet) ?? inPage ?? findFlagged(wallet)
}

function findAnnounced({ rdns = [], names = [] }: WalletFacts): EthereumProvider | undefined {
  const has = (list: readonly string[], text = '') => list.includes(text.trim().toLowerCase())
  const found =
    announced.findLast(({ info }) => has(rdns, info.rdns)) ??
    announced.findLast(({ info }) => has(names, info.name))
  return found?.provider
}

/** Others bear MetaMask's flag too, beside their own. */
const notMetaMask = [
  'isRabby',
  'isRainbow',
  'isPhantom',
  'isOkxWallet',
  'isTrustWallet',
  'isTrust',
  'isKeplr',
]

function findFlagged({ id, flags = [] }: WalletFacts): unknown {
  const ethereum = readPath(globalThis, 'ethereum')
  const several = readPath(ethereum, 'providers')
  const all: unknown[] = [...(Array.isArray(several) ? several : []), ethereum]
  const bears = (provider: unknown, names: readonly string[]) =>
    names.some((name) => readPath(provider, name) === true)
  return all.find((one) => bears(one, flags) && !(id === 'metamask' && bears(one, notMetaMask)))
}

function readPath(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at === undefined || at === null ? undefined : Reflect.get(Object(at), name)),
      from,
    )
}
