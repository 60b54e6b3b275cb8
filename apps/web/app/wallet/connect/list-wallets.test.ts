import { beforeEach, expect, test, vi } from 'vitest'
import { findWallet } from './wallets.ts'

const request = async () => null
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

// What was announced is known as long as the page: each test is one of its own.
let { findProvider, peekProvider, watchProviders } = await import('./detect.ts')
let { listWallets } = await import('./list-wallets.ts')
beforeEach(async () => {
  vi.unstubAllGlobals()
  vi.resetModules()
  ;({ findProvider, peekProvider, watchProviders } = await import('./detect.ts'))
  ;({ listWallets } = await import('./list-wallets.ts'))
})

test('[WALLET-01] every wallet is listed, and each that is not installed says where it can be had', () => {
  const { installed, elsewhere, absent, byHand } = listWallets({
    offered: ['trezor', 'wallet-connect', 'magic', 'turnkey'],
  })
  expect(installed).toEqual([])
  expect(ids(elsewhere)).toEqual(['ledger', 'trezor-bip44', 'wallet-connect', 'magic'])
  expect(ids(absent)).toEqual([
    'metamask',
    'keplr',
    'rabby',
    'leap',
    'ninji',
    'cosmostation',
    'rainbow',
    'BitGet',
    'okx-wallet',
    'phantom',
    'trust-wallet',
  ])
  expect(ids(byHand)).toEqual(['private-key', 'address-only'])
  for (const { name, download } of absent) expect(download, name).toMatch(/^https:\/\//)
})

test('[WALLET-01] what the site is not set up for is not offered', () => {
  expect(ids(listWallets({ offered: [] }).elsewhere)).toEqual(['ledger'])
  expect(ids(listWallets({ offered: ['turnkey'] }).elsewhere)).toEqual(['ledger', 'turnkey'])
})

test('[WALLET-01] a wallet of Ethereum is known by what it announces, by its place, or by its flag', () => {
  vi.stubGlobal('phantom', { ethereum: { request, isPhantom: true } })
  vi.stubGlobal('ethereum', { request, isMetaMask: true, isRabby: true })
  vi.stubGlobal('leap', {})
  const provider = { request }
  const stop = watchProviders(() => {})
  const detail = { info: { rdns: 'com.okex.wallet', name: 'OKX Wallet' }, provider }
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  stop()
  expect(ids(listWallets({ offered: [] }).installed)).toEqual(['rabby', 'leap', 'okx-wallet', 'phantom'])
  expect(peekProvider(findWallet('okx-wallet'))).toBe(provider)
})

test('[WALLET-01] of several that share the place, each is found by its own flag', () => {
  const [rainbow, metamask] = [
    { request, isRainbow: true, isMetaMask: true },
    { request, isMetaMask: true },
  ]
  vi.stubGlobal('ethereum', { providers: [rainbow, metamask] })
  expect(peekProvider(findWallet('metamask'))).toBe(metamask)
  expect(peekProvider(findWallet('rainbow'))).toBe(rainbow)
})

test('[WALLET-01] a wallet that comes after the page is waited for', async () => {
  const late = findProvider(findWallet('trust-wallet'))
  vi.stubGlobal('trustWallet', { request })
  dispatchEvent(new Event('trustwallet#initialized'))
  expect(await late).toEqual({ request })
})
