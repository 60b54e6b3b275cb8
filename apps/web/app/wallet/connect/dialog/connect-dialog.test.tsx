import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../../../words/en.ts'
import { readSession, type Session } from '../../session.ts'
import { disconnect } from '../connect.ts'
import { ConnectDialog } from './connect-dialog.tsx'

const chain = {
  chainId: 'injective-777',
  evmChainIds: [11155111, 1337],
  evmChainId: 1439,
  evmChain: { chainName: 'Injective Devnet', rpcUrl: '' },
  offered: ['trezor', 'magic', 'turnkey'],
  hasRestrictions: false,
  accountsUrl: 'http://accounts.example',
  walletConnect: { projectId: '' },
  magic: { apiKey: '', rpcEndpoint: '', providers: [] },
  turnkey: { defaultOrganizationId: '', googleClientId: '' },
}

/** What a wallet of the package was told, and what it answers. */
const packaged = vi.hoisted(() => ({ openStrategy: vi.fn() }))
vi.mock('../strategy.client.ts', () => packaged)

let hasAccount = false
const done = vi.fn<(session: Session | undefined) => void>()

beforeEach(() => {
  vi.stubGlobal('words', english)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('navigator', { hid: {} })
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === 'http://accounts.example/magic' ? hasAccount : chain),
  )
  Object.assign(HTMLDialogElement.prototype, {
    showModal: openDialog,
    show: openDialog,
    close: function close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  localStorage.clear()
  done.mockClear()
  packaged.openStrategy.mockReset()
})

afterEach(async () => {
  await disconnect()
  vi.unstubAllGlobals()
})

test('[WALLET-03] a Ledger: a derivation is picked, addresses are had, five and five more, and one is selected', async () => {
  packaged.openStrategy.mockImplementation(async () => device())
  const dialog = await open()
  await press(dialog, 'Ledger')
  expect(dialog.textContent).toContain("m/44'/60'/n'/0/0")
  await press(dialog, 'Get addresses')
  expect(listAddresses(dialog)).toHaveLength(5)
  await press(dialog, 'Get more')
  const before = listAddresses(dialog)
  expect(new Set(before).size).toBe(10)

  await act(async () => dialog.querySelectorAll<HTMLElement>('[type=radio]')[1]?.click())
  expect(listAddresses(dialog)).toEqual([])
  await press(dialog, 'Get addresses')
  expect(packaged.openStrategy.mock.lastCall?.[0]).toBe('ledger-legacy')
  const [, , third = ''] = listAddresses(dialog)
  await press(dialog, third)
  expect(done).toHaveBeenCalledWith(
    expect.objectContaining({ status: 'connected', wallet: 'ledger-legacy', address: third }),
  )
})

test('[WALLET-03] where no device can be spoken to, and where it refuses, it is said in words', async () => {
  vi.stubGlobal('navigator', {})
  const dialog = await open()
  await press(dialog, 'Trezor')
  await press(dialog, 'Get addresses')
  expect(alertIn(dialog)).toBe(english.wallet.trouble.noUsb)
  vi.stubGlobal('navigator', { usb: {} })
  packaged.openStrategy.mockRejectedValue(new Error('Locked device'))
  await press(dialog, 'Get addresses')
  expect(alertIn(dialog)).toBe('Please connect your Trezor and unlock it.')
  packaged.openStrategy.mockRejectedValue(new Error('Firmware is too old'))
  await press(dialog, 'Get addresses')
  expect(alertIn(dialog)).toBe('Trezor says: Firmware is too old')
})

test('[WALLET-04] by email: a code is sent where Magic has no account, and it connects', async () => {
  hasAccount = false
  const told = turnkey()
  const dialog = await open()
  await press(dialog, 'Email')
  await type(dialog, 'somebody@example.com')
  expect(told).toEqual(['init somebody@example.com'])
  expect(dialog.textContent).toContain('A code was sent to somebody@example.com.')
  await type(dialog, '123456')
  expect(told).toEqual(['init somebody@example.com', 'confirm 123456'])
  expect(packaged.openStrategy).toHaveBeenCalledOnce() // the one that has asked for the code
  expect(done).toHaveBeenCalledWith(
    expect.objectContaining({ wallet: 'turnkey', session: 'a session of Turnkey' }),
  )
})

test('[WALLET-04] by email: who has an account at Magic is led there', async () => {
  hasAccount = true
  const enable = vi.fn()
  packaged.openStrategy.mockImplementation(async (id: string) => ({
    enable,
    disconnect: async () => {},
    getAddresses: async () => (id === 'magic' ? ['inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'] : []),
  }))
  const dialog = await open()
  await press(dialog, 'Email')
  await type(dialog, 'somebody@example.com')
  expect(enable).toHaveBeenCalledWith({ email: 'somebody@example.com', provider: 'email' })
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ wallet: 'magic', status: 'connected' }))
})

test('[WALLET-09] an address alone connects, and what is none is refused', async () => {
  const dialog = await open()
  await press(dialog, 'Address only')
  await type(dialog, 'nobody')
  expect(alertIn(dialog)).toBe(english.wallet.trouble.noAddress)
  expect(readSession()).toEqual({ status: 'idle' })
  await type(dialog, '0xAF79152AC5dF276D9A8e1E2E22822f9713474902')
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ isDev: true }))
})

/** Tells other addresses each time, as a device does that goes on counting. */
function device() {
  let count = 0
  const next = () => `0x${(++count).toString(16).padStart(40, '0')}`
  return { getAddresses: async () => Array.from({ length: 5 }, next) }
}

function turnkey(): string[] {
  const told: string[] = []
  packaged.openStrategy.mockImplementation(async () => ({
    enable: async () => true,
    disconnect: async () => {},
    getWalletClient: async () => ({
      initOTP: async (email: string) => told.push(`init ${email}`),
      confirmOTP: async (code: string) => told.push(`confirm ${code}`),
    }),
    getAddresses: async () => ['inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'],
    getSessionOrConfirm: async () => 'a session of Turnkey',
  }))
  return told
}

function openDialog(this: HTMLDialogElement): void {
  this.open = true
}

async function open(): Promise<HTMLElement> {
  const page = document.createElement('div')
  await act(async () => createRoot(page).render(<ConnectDialog language="en" chain={chain} done={done} />))
  return page
}

async function press(dialog: HTMLElement, name: string): Promise<void> {
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent?.endsWith(name))
  if (button === undefined) throw new Error(`There is no button "${name}" in: ${dialog.textContent}`)
  await act(async () => button.click())
}

async function type(dialog: HTMLElement, text: string): Promise<void> {
  const input = dialog.querySelector<HTMLInputElement>('input[name=given]')
  if (input === null) throw new Error('There is nothing to type into')
  input.value = text
  await act(async () => input.form?.requestSubmit())
}

const listAddresses = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('ol button')].map(({ textContent }) => textContent ?? '')

const alertIn = (dialog: HTMLElement) => dialog.querySelector('[role=alert]')?.textContent
