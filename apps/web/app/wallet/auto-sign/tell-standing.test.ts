import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Told } from '../../notices/notify.ts'
import * as english from '../../words/en.ts'
import type { AutoSign } from './rules.ts'
import { forgetGrants, setAutoSign } from './store.ts'
import { tellStanding } from './tell-standing.ts'

const key: AutoSign = {
  owner: 'inj1owner',
  address: 'inj1key',
  privateKey: '11'.repeat(32),
  types: ['/cosmos.gov.v1.MsgVote'],
  expiration: Math.floor(Date.now() / 1000) + 3600,
  duration: 3600,
  feeLimit: { denom: 'inj', amount: '1' },
}
const told: Told[] = []
const hear = (event: Event) => {
  event.preventDefault()
  told.push((event as CustomEvent<Told>).detail)
}

beforeEach(() => {
  vi.stubGlobal('words', { ...english })
  addEventListener('notice', hear)
})
afterEach(() => {
  removeEventListener('notice', hear)
  vi.unstubAllGlobals()
  forgetGrants(key)
  sessionStorage.clear()
  told.length = 0
})

test('[WALLET-06] who comes back without the key is told once that it may still sign, and where to end that', async () => {
  setAutoSign(key, false)
  setAutoSign(undefined, false)
  await tellStanding('inj1other')
  expect(told).toEqual([])
  await tellStanding(key.owner)
  await tellStanding(key.owner)
  expect(told).toMatchObject([{ type: 'warning', to: '/account/inj1owner/grants/' }])
  expect(JSON.stringify(told)).toContain('A key may sign for your account until')
})

test('[WALLET-06] who has the key, or has ended what it was granted, is told nothing', async () => {
  setAutoSign(key, false)
  await tellStanding(key.owner)
  forgetGrants(key)
  await tellStanding(key.owner)
  expect(told).toEqual([])
})
