import { afterEach, beforeEach, expect, test } from 'vitest'
import { actorOf, readSession, setSession, storageKey } from '../session.ts'
import { actFor } from './act-for.ts'

const own = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const granter = 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh'
const kept = () => localStorage.getItem(storageKey) ?? ''

beforeEach(() => setSession({ status: 'connected', wallet: 'keplr', address: own }))
afterEach(() => {
  setSession({ status: 'idle' })
  localStorage.clear()
})

test('[WALLET-07] who acts for another does so on the next page too, until they act for themselves', () => {
  actFor(granter)
  expect(actorOf(readSession())).toBe(granter)
  expect(kept()).toContain(`"granter":"${granter}"`)
  actFor(undefined)
  expect(actorOf(readSession())).toBe(own)
  expect(kept()).not.toContain('granter')
})

test('[WALLET-07] nobody acts for themselves as for another', () => {
  actFor(own)
  expect(readSession().granter).toBeUndefined()
})

test('[WALLET-07] whose key is in memory alone acts for another on this page alone', () => {
  setSession({ status: 'connected', wallet: 'private-key', address: own })
  actFor(granter)
  expect(actorOf(readSession())).toBe(granter)
  expect(kept()).not.toContain(granter)
})
