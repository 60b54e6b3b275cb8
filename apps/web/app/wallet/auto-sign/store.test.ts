import { afterEach, expect, test } from 'vitest'
import type { AutoSign } from './rules.ts'
import { forgetGrants, isAutoSignKept, readAutoSign, readStanding, setAutoSign } from './store.ts'

const key: AutoSign = {
  owner: 'inj1owner',
  address: 'inj1key',
  privateKey: 'c0ffee'.padEnd(64, '0'),
  types: ['/cosmos.gov.v1.MsgVote'],
  expiration: 1_800_000_000,
  duration: 3600,
  feeLimit: { denom: 'inj', amount: '1' },
}
const everythingKept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

const other = { ...key, owner: 'inj1other', address: 'inj1otherkey' }

afterEach(() => {
  forgetGrants(key)
  forgetGrants(other)
})

test('[WALLET-06] the key is in memory alone, unless the visitor says otherwise', () => {
  setAutoSign(key, false)
  expect(readAutoSign()).toEqual(key)
  expect(everythingKept()).not.toContain(key.privateKey)
  setAutoSign(key, true)
  expect(everythingKept()).toContain(key.privateKey)
  expect(isAutoSignKept()).toBe(true)
})

test('[WALLET-06] a key that is ended is nowhere any more', () => {
  setAutoSign(key, true)
  setAutoSign(undefined, false)
  expect(readAutoSign()).toBeUndefined()
  expect(everythingKept()).not.toContain(key.privateKey)
})

test('[WALLET-06] what a key was granted is known until it is ended or over, also when the key is gone', () => {
  const { privateKey, duration: _kept, ...granted } = key
  setAutoSign(key, false)
  setAutoSign(undefined, false)
  expect(readStanding(key.owner, key.expiration - 1)).toEqual(granted)
  expect(readStanding(key.owner, key.expiration)).toBeUndefined()
  expect(readStanding('inj1other', 0)).toBeUndefined()
  expect(everythingKept()).not.toContain(privateKey)
  forgetGrants(key)
  expect(readStanding(key.owner, 0)).toBeUndefined()
})

test('[WALLET-06] a key for another account leaves what is known of the first', () => {
  setAutoSign(key, true)
  setAutoSign(other, true)
  expect(readStanding(key.owner, 0)?.address).toBe(key.address)
  forgetGrants(key)
  expect(readAutoSign()).toEqual(other)
  expect(readStanding(other.owner, 0)?.address).toBe(other.address)
})

test('[WALLET-06] a key that another tab has ended is gone here too', () => {
  setAutoSign(key, false)
  dispatchEvent(new StorageEvent('storage', { key: 'auto-sign-grants' }))
  expect(readAutoSign()).toEqual(key)
  localStorage.removeItem('auto-sign-grants')
  dispatchEvent(new StorageEvent('storage', { key: 'auto-sign-grants' }))
  expect(readAutoSign()).toBeUndefined()
})
