import type { ChainFacts } from './chain-facts.ts'
import { peekProvider } from './detect.ts'
import { wallets, type WalletFacts } from './wallets.ts'

/** Wallets by where they are. */
export type ListedWallets = {
  /** In this browser, now. */
  installed: WalletFacts[]
  /** On a device, a telephone, or kept by a service. */
  elsewhere: WalletFacts[]
  /** Of a browser, but not of this one. */
  absent: WalletFacts[]
  /** Typed in. */
  byHand: WalletFacts[]
}

/** What can be connected here, as the page finds it now. What the site isn't set up for is left out. */
export function listWallets({ offered }: Pick<ChainFacts, 'offered'>): ListedWallets {
  const listed: ListedWallets = { installed: [], elsewhere: [], absent: [], byHand: [] }
  for (const wallet of wallets) {
    if (wallet.offered !== undefined && !offered.includes(wallet.offered)) continue
    const list = listed[placeOf(wallet)]
    // A device is one, however it derives addresses; so is email, whoever keeps the account.
    const isShown = list.some(
      ({ kind, name }) => kind === wallet.kind && (kind === 'email' || name === wallet.name),
    )
    if (!isShown || wallet.name === '') list.push(wallet)
  }
  return listed
}

function placeOf(wallet: WalletFacts): keyof ListedWallets {
  if (wallet.kind === 'key' || wallet.kind === 'address') return 'byHand'
  if (wallet.kind !== 'ethereum' && wallet.kind !== 'cosmos') return 'elsewhere'
  return peekProvider(wallet) === undefined ? 'absent' : 'installed'
}
