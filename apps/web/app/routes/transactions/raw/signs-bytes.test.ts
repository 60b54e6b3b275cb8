import { afterEach, expect, test, vi } from 'vitest'
import { signsBytes } from './signs-bytes.ts'

afterEach(() => vi.unstubAllGlobals())

const connected = (wallet: string) => signsBytes({ status: 'connected', wallet })

test('[TX-07] whether a wallet signs bytes is known by its kind, and of some by what it has', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ chainId: 'injective-777' }))
  expect(await signsBytes({ status: 'idle' })).toBe(true)
  for (const wallet of ['metamask', 'ledger', 'trezor-bip44', 'private-key', 'magic', 'address-only'])
    expect(await connected(wallet), wallet).toBe(false)
  expect(await connected('keplr')).toBe(true) // it may come into the page yet
  const getOfflineSigner = vi.fn(() => ({ signDirect() {}, signAmino() {} }))
  vi.stubGlobal('keplr', { getOfflineSigner })
  expect(await connected('keplr')).toBe(true)
  expect(getOfflineSigner).toHaveBeenCalledWith('injective-777')
  vi.stubGlobal('leap', { getOfflineSigner: () => ({ signAmino() {} }) })
  expect(await connected('leap')).toBe(false)
})
