import { expect, test } from 'vitest'
import { exempt, grantSeconds, renew, signs, type AutoSign } from './rules.ts'

const now = 1_800_000_000
const vote = '/cosmos.gov.v1.MsgVote'
const send = '/cosmos.bank.v1beta1.MsgSend'
const key: AutoSign = {
  owner: 'inj1owner',
  address: 'inj1key',
  privateKey: '11'.repeat(32),
  types: [vote, exempt],
  expiration: now + 1,
  duration: grantSeconds,
  feeLimit: { denom: 'inj', amount: '1' },
}

test('[WALLET-06] the key signs what it was allowed to sign, all of a batch or none', () => {
  expect(signs(key, [vote, vote], now)).toBe(true)
  expect(signs(key, [vote, send], now)).toBe(false)
})

test('[WALLET-06] one message of the exempt type sends the whole batch to the wallet', () => {
  expect(signs(key, [exempt], now)).toBe(false)
  expect(signs(key, [vote, exempt], now)).toBe(false)
})

test('[WALLET-06] from its end on the wallet signs again', () => {
  expect(signs(key, [vote], now + 1)).toBe(false)
})

test('[WALLET-06] it is renewed only when it has ended, for as long as the last time', () => {
  expect(renew(key, now)).toBeUndefined()
  expect(renew(key, now + 1)).toEqual({ duration: 259_200, expiration: now + 1 + 259_200 })
})

test('[WALLET-06] where nothing was kept of how long, it is renewed for an hour', () => {
  expect(renew({ ...key, duration: 0 }, now + 5)).toEqual({ duration: 3600, expiration: now + 3605 })
})
