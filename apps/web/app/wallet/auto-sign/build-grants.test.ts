import * as modules from '@injectivelabs/sdk-ts/core/modules'
import { expect, test } from 'vitest'
import { typeOf } from '../sending/write-transaction.ts'
import { buildEnd, buildGrants } from './build-grants.ts'

const granted = {
  owner: 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
  address: 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh',
  types: ['/cosmos.gov.v1.MsgVote', '/cosmos.bank.v1beta1.MsgSend'],
  expiration: 1_800_000_000,
  feeLimit: { denom: 'inj', amount: '7' },
}

test('[WALLET-06] a key is granted each type and the fees, all until the same time', () => {
  const messages = buildGrants(granted, modules)
  expect(messages.map(typeOf)).toEqual([
    '/cosmos.authz.v1beta1.MsgGrant',
    '/cosmos.authz.v1beta1.MsgGrant',
    '/cosmos.feegrant.v1beta1.MsgGrantAllowance',
  ])
  expect(messages.map((message) => JSON.stringify(message.toWeb3Gw()))).toEqual(
    messages.map(() => expect.stringContaining('2027-01-15T08:00:00Z') as string),
  )
})

test('[WALLET-06] nothing to grant is refused', () => {
  expect(() => buildGrants({ ...granted, types: [] }, modules)).toThrow()
})

test('[WALLET-06] one transaction ends all of it that there still is', () => {
  const all = { ...granted, hasAllowance: true }
  expect(buildEnd(all, modules).map(typeOf)).toEqual([
    '/cosmos.authz.v1beta1.MsgRevoke',
    '/cosmos.authz.v1beta1.MsgRevoke',
    '/cosmos.feegrant.v1beta1.MsgRevokeAllowance',
  ])
  const some = { ...all, types: ['/cosmos.gov.v1.MsgVote'], hasAllowance: false }
  expect(buildEnd(some, modules).map(typeOf)).toEqual(['/cosmos.authz.v1beta1.MsgRevoke'])
})
