import { beforeEach, expect, test, vi } from 'vitest'
import { readAutoSign, setAutoSign } from './auto-sign/store.ts'
import { connect, disconnect } from './connect/connect.ts'
import { finishSignIn } from './connect/finish-sign-in.ts'
import { hearTabs } from './hear-tabs.ts'
import { readSession } from './session.ts'

const address = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ethereumAddress = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
const facts = { chainId: 'injective-777', evmChainIds: [11155111, 1337], offered: [], accountsUrl: '' }

beforeEach(async () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('fetch', async () => Response.json(facts))
  localStorage.clear()
  await disconnect()
})

test('[WALLET-02] who connects is idle, connecting, connected, disconnecting and disconnected', async () => {
  const { statuses, wallet } = watchedWallet()
  vi.stubGlobal('keplr', wallet)
  await connect('keplr')
  statuses.push(readSession().status)
  const leaving = disconnect()
  statuses.push(readSession().status)
  await leaving
  statuses.push(readSession().status)
  expect(statuses).toEqual(['connecting', 'connected', 'disconnecting', 'disconnected'])
})

test('[WALLET-02] six things are kept for the next page, beside what others keep, and logging out takes them away', async () => {
  localStorage.setItem('state', '{"app":{"theme":"dark"}}')
  vi.stubGlobal('keplr', watchedWallet().wallet)
  await connect('keplr')
  const { app, wallet } = readStorage()
  expect(app).toEqual({ theme: 'dark' })
  expect(wallet).toEqual({
    session: wallet.session,
    address: ethereumAddress,
    addresses: [address],
    injectiveAddress: address,
    wallet: 'keplr',
    addressConfirmation: wallet.session,
  })
  const consent = Buffer.from(wallet.session.slice(2), 'hex').toString()
  expect(consent).toMatch(new RegExp(`^Confirmation for ${address} at time: \\d{13}$`))
  await disconnect()
  expect(localStorage.getItem('state')).toBe('{"app":{"theme":"dark"}}')
})

test('[WALLET-06] who logs out leaves no key that signs for them', async () => {
  vi.stubGlobal('keplr', watchedWallet().wallet)
  await connect('keplr')
  const privateKey = 'c0ffee'.padEnd(64, '0')
  const feeLimit = { denom: 'inj', amount: '1' }
  const times = { expiration: 1_800_000_000, duration: 3600 }
  setAutoSign({ owner: address, address, privateKey, types: [], ...times, feeLimit }, true)
  await disconnect()
  expect(readAutoSign()).toBeUndefined()
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(privateKey)
})

test('[WALLET-02] the next page is connected when all of it is there, and idle when something is missing', async () => {
  vi.stubGlobal('keplr', watchedWallet().wallet)
  const before = await connect('keplr')
  expect(await readOnNextPage()).toMatchObject({ ...before, isDev: false })
  const { wallet } = readStorage()
  for (const missing of ['session', 'addressConfirmation', 'address', 'addresses']) {
    localStorage.setItem('state', JSON.stringify({ wallet: { ...wallet, [missing]: undefined } }))
    expect(await readOnNextPage(), missing).toEqual({ status: 'idle' })
  }
  localStorage.setItem('state', 'not JSON')
  expect(await readOnNextPage()).toEqual({ status: 'idle' })
})

test('[WALLET-02] a private key is in no storage, and the next page knows nobody', async () => {
  const key = '1b'.repeat(32)
  await connect('private-key', `0x${key}`)
  expect(readSession()).toMatchObject({ status: 'connected', wallet: 'private-key' })
  const kept = [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie]
  expect(JSON.stringify(kept)).not.toContain(key)
  expect(JSON.stringify(readSession())).not.toContain(key)
  expect(await readOnNextPage()).toEqual({ status: 'idle' })
})

test('[WALLET-01] a key that is not the address which the wallet lists connects nobody', async () => {
  const { wallet } = watchedWallet()
  vi.stubGlobal('keplr', {
    ...wallet,
    getKey: async () => ({ bech32Address: 'inj1another', pubKey: new Uint8Array() }),
  })
  await expect(connect('keplr')).rejects.toMatchObject({ key: 'wrongAddress' })
  expect(readSession()).toEqual({ status: 'idle' })
})

test('[WALLET-02] a wallet that answers after another was connected changes nothing, whatever it says', async () => {
  for (const isRefusing of [false, true]) {
    const { wallet } = watchedWallet()
    const answered = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const enable = () => (asked.resolve(), answered.promise)
    vi.stubGlobal('keplr', { ...wallet, enable })
    const late = connect('keplr')
    await asked.promise
    const session = await connect('address-only', ethereumAddress)
    if (isRefusing) answered.reject(new Error('Request rejected'))
    else answered.resolve()
    expect(await late).toBeUndefined()
    expect(readSession()).toEqual(session)
    expect(readStorage().wallet).toMatchObject({ wallet: 'address-only' })
  }
})

test('[WALLET-02] a wallet is not asked when the visitor has turned to another while the one before was left', async () => {
  await connect('address-only', ethereumAddress)
  const { statuses, wallet } = watchedWallet()
  vi.stubGlobal('keplr', wallet)
  const late = connect('keplr')
  const session = await connect('address-only', ethereumAddress)
  expect(await late).toBeUndefined()
  expect(statuses).toEqual([])
  expect(readSession()).toEqual(session)
})

test('[WALLET-04] a link with a token in it logs nobody out who has left for nobody', async () => {
  const session = await connect('address-only', ethereumAddress)
  const feeLimit = { denom: 'inj', amount: '1' }
  const times = { expiration: 1_800_000_000, duration: 3600 }
  const key = { owner: address, address, privateKey: '11'.repeat(32), types: [], ...times, feeLimit }
  setAutoSign(key, true)
  history.replaceState(null, '', '/#id_token=a.b.c')
  await finishSignIn()
  expect(readSession()).toEqual(session)
  expect(readAutoSign()).toEqual(key)
  expect(location.hash).toBe('')
})

test('[WALLET-02] who logs out in another tab, or acts for somebody there, does so here; a private key is of its tab', async () => {
  hearTabs()
  await connect('address-only', ethereumAddress)
  const change = (newValue: string) => {
    const oldValue = localStorage.getItem('state')
    localStorage.setItem('state', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'state', oldValue, newValue }))
  }
  change(JSON.stringify({ wallet: { ...readStorage().wallet, granter: 'inj1granter' } }))
  expect(readSession()).toMatchObject({ address, granter: 'inj1granter' })
  change('{}')
  expect(readSession()).toEqual({ status: 'idle' })
  await connect('private-key', '1b'.repeat(32))
  change('{"app":{}}')
  expect(readSession()).toMatchObject({ wallet: 'private-key' })
})

test('[WALLET-02] a browser that keeps nothing connects a wallet all the same, for as long as its page stands', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const closed = { getItem: denied, setItem: denied, removeItem: denied }
  vi.stubGlobal('localStorage', closed)
  vi.stubGlobal('sessionStorage', closed)
  vi.resetModules()
  await import('./wallet-menu.tsx')
  await finishSignIn()
  const session = await connect('address-only', ethereumAddress)
  expect(session).toMatchObject({ status: 'connected', address })
  expect(readSession()).toEqual(session)
})

test('[WALLET-06] who logs out in another tab leaves no key here that signs for them', async () => {
  hearTabs()
  await connect('address-only', ethereumAddress)
  const feeLimit = { denom: 'inj', amount: '1' }
  const times = { expiration: 1_800_000_000, duration: 3600 }
  setAutoSign({ owner: address, address, privateKey: '11'.repeat(32), types: [], ...times, feeLimit }, false)
  const oldValue = localStorage.getItem('state')
  localStorage.setItem('state', '{}')
  dispatchEvent(new StorageEvent('storage', { key: 'state', oldValue, newValue: '{}' }))
  expect(readAutoSign()).toBeUndefined()
})

/** A wallet as Keplr is, and what the session was while it was asked. */
function watchedWallet() {
  const statuses: string[] = []
  const wallet = {
    enable: async () => void statuses.push(readSession().status),
    getKey: async () => ({ bech32Address: address, pubKey: new Uint8Array(33) }),
    getOfflineSigner: () => ({ getAccounts: async () => [{ address }] }),
  }
  return { statuses, wallet }
}

function readStorage() {
  return JSON.parse(localStorage.getItem('state') ?? '{}') as { app?: unknown; wallet: { session: string } }
}

async function readOnNextPage() {
  vi.resetModules()
  const next = await import('./session.ts')
  return next.readSession()
}
