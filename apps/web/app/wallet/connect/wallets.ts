/** How a wallet is spoken to. */
export type WalletKind = 'ethereum' | 'cosmos' | 'device' | 'linked' | 'email' | 'key' | 'address'

/** A wallet that can be connected, by the id that Injective's own packages have for it. */
export type WalletFacts = {
  id: string
  name: string
  kind: WalletKind
  /** Where it is installed from. */
  download?: string
  /** By what an Ethereum wallet is known that announces itself (EIP-6963), in small letters. */
  rdns?: readonly string[]
  names?: readonly string[]
  /** By what it is known that doesn't: a flag of its provider, and where that is in the page. */
  flags?: readonly string[]
  path?: string
  /** Said in the page when it is there. */
  initialized?: string
  /** Of a device: which of its ways to derive addresses, `n` counting them. */
  variant?: string
  derivation?: string
  /** By which name the site offers it, where it has to be set up. */
  offered?: string
}

/** In the order in which they are offered, after those that are installed. */
export const wallets: readonly WalletFacts[] = [
  {
    id: 'metamask',
    name: 'MetaMask',
    kind: 'ethereum',
    download: 'https://metamask.io/download',
    rdns: ['io.metamask', 'io.metamask.flask'],
    names: ['metamask'],
    flags: ['isMetaMask'],
    initialized: 'ethereum#initialized',
  },
  {
    id: 'keplr',
    name: 'Keplr',
    kind: 'cosmos',
    download: 'https://www.keplr.app/download',
    path: 'keplr',
  },
  {
    id: 'rabby',
    name: 'Rabby',
    kind: 'ethereum',
    download: 'https://rabby.io/',
    rdns: ['io.rabby'],
    names: ['rabby', 'rabby wallet'],
    flags: ['isRabby'],
    path: 'rabby',
    initialized: 'rabby#initialized',
  },
  {
    id: 'leap',
    name: 'Leap',
    kind: 'cosmos',
    download: 'https://www.leapwallet.io/downloads',
    path: 'leap',
  },
  { id: 'ninji', name: 'Ninji', kind: 'cosmos', download: 'https://ninji.xyz/', path: 'ninji' },
  {
    id: 'cosmostation',
    name: 'Cosmostation',
    kind: 'cosmos',
    download: 'https://www.cosmostation.io/wallet',
    path: 'cosmostation.providers.keplr', // what it has for pages that know Keplr
  },
  {
    id: 'rainbow',
    name: 'Rainbow',
    kind: 'ethereum',
    download: 'https://rainbow.me/download',
    rdns: ['me.rainbow'],
    names: ['rainbow', 'rainbow wallet'],
    flags: ['isRainbow'],
    path: 'rainbow',
    initialized: 'rainbow#initialized',
  },
  {
    id: 'BitGet',
    name: 'Bitget Wallet',
    kind: 'ethereum',
    download: 'https://web3.bitget.com/en/wallet-download',
    rdns: ['com.bitget.web3', 'com.bitget.wallet'],
    names: ['bitget', 'bitget wallet', 'bitkeep'],
    flags: ['isBitKeep', 'isBitGet'],
    path: 'bitkeep.ethereum',
    initialized: 'bitkeep#initialized',
  },
  {
    id: 'okx-wallet',
    name: 'OKX Wallet',
    kind: 'ethereum',
    download: 'https://www.okx.com/web3',
    rdns: ['com.okex.wallet'],
    names: ['okx', 'okx wallet', 'okxwallet'],
    flags: ['isOkxWallet'],
    path: 'okxwallet',
    initialized: 'okxwallet#initialized',
  },
  {
    id: 'phantom',
    name: 'Phantom',
    kind: 'ethereum',
    download: 'https://phantom.com/download',
    rdns: ['app.phantom'],
    names: ['phantom', 'phantom wallet'],
    flags: ['isPhantom'],
    path: 'phantom.ethereum',
    initialized: 'phantom#initialized',
  },
  {
    id: 'trust-wallet',
    name: 'Trust Wallet',
    kind: 'ethereum',
    download: 'https://trustwallet.com/browser-extension/',
    rdns: ['com.trustwallet.app', 'com.trustwallet'],
    names: ['trust', 'trust wallet', 'trustwallet'],
    flags: ['isTrustWallet', 'isTrust'],
    path: 'trustWallet',
    initialized: 'trustwallet#initialized',
  },
  { id: 'ledger', name: 'Ledger', kind: 'device', variant: 'Ledger Live', derivation: "m/44'/60'/n'/0/0" },
  { id: 'ledger-legacy', name: 'Ledger', kind: 'device', variant: 'Legacy', derivation: "m/44'/60'/0'/n" },
  {
    id: 'trezor-bip44',
    name: 'Trezor',
    kind: 'device',
    variant: 'BIP 44',
    derivation: "m/44'/60'/n'/0/0",
    offered: 'trezor',
  },
  {
    id: 'trezor-bip32',
    name: 'Trezor',
    kind: 'device',
    variant: 'BIP 32',
    derivation: "m/44'/60'/0'/0/n",
    offered: 'trezor',
  },
  { id: 'wallet-connect', name: 'WalletConnect', kind: 'linked', offered: 'wallet-connect' },
  { id: 'magic', name: 'Magic', kind: 'email', offered: 'magic' },
  { id: 'turnkey', name: 'Turnkey', kind: 'email', offered: 'turnkey' },
  { id: 'private-key', name: '', kind: 'key' },
  { id: 'address-only', name: '', kind: 'address' },
]

/** @throws Error for an id that no wallet has */
export function findWallet(id: string | undefined): WalletFacts {
  const found = wallets.find((wallet) => wallet.id === id)
  if (found === undefined) throw new Error(`There is no wallet "${id}"`)
  return found
}
