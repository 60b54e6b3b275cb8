import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../../words/en.ts'
import { sayTrouble } from './say-trouble.ts'
import { readDeviceTrouble, WalletTrouble } from './trouble.ts'

beforeEach(() => vi.stubGlobal('words', { ...english }))
afterEach(() => vi.unstubAllGlobals())

const away = 'Please connect your Ledger and unlock it, and open its Ethereum app.'
const rejected = 'The request was rejected in Ledger.'

/** As devices say it, and as the packages that speak to them have it. */
const told: Record<string, string> = {
  'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)': rejected,
  'The request has been rejected': rejected,
  'Unable to set device configuration.': 'Your Ledger does not answer. Restart it, and connect it again.',
  'Please restart your Ledger device and try connecting again':
    'Your Ledger does not answer. Restart it, and connect it again.',
  'No device selected.': away,
  'Ledger device: Locked device (0x5515)': away,
  'Ledger device: CLA_NOT_SUPPORTED (0x6e00)': away,
  'Cannot read properties of undefined (reading "send")': away,
  'Please ensure your Ledger is connected, unlocked and your Ethereum app is open.': away,
  'result.payload is not iterable': away,
  "Cannot read properties of undefined (reading 'derivationPath')":
    'You are connected to the wrong address. Please reconnect!',
  'Popup closed': rejected,
  'U2F browser support is needed for Ledger.':
    'This browser can’t speak to devices. Use Chrome or Edge on a computer, over https.',
  'Ledger device: UNKNOWN_ERROR (0x6f42)': 'Ledger says: Ledger device: UNKNOWN_ERROR (0x6f42)',
}

for (const [message, words] of Object.entries(told))
  test(`[WALLET-03] a device that says "${message}" is told in words`, () => {
    expect(sayTrouble('en', readDeviceTrouble(new Error(message)), 'ledger')).toBe(words)
  })

test('[WALLET-03] what a package has put into its own words is read from the device’s', () => {
  const error = Object.assign(new Error('Something happened'), { originalMessage: '0x6985' })
  expect(readDeviceTrouble(error).key).toBe('rejected')
  expect(readDeviceTrouble(new WalletTrouble('wrongAddress')).key).toBe('wrongAddress')
})
