import * as modules from '@injectivelabs/sdk-ts/core/modules'
import { SendAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/authz_pb'
import { MsgGrant } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb'
import { expect, test } from 'vitest'
import { buildGrant } from './build-grant.ts'

const granted = {
  granter: 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
  grantee: 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh',
  types: ['/cosmos.bank.v1beta1.MsgSend', '/cosmos.gov.v1.MsgVote'],
  expiration: 1_800_000_000,
}
const grantsOf = (limit: { denom: string; amount: string } | undefined) =>
  buildGrant({ ...granted, limit }, modules).map((message) => MsgGrant.fromBinary(message.toBinary()))

test('[WALLET-07] a limit holds for sending, and for nothing else', () => {
  const [send, vote] = grantsOf({ denom: 'inj', amount: '5' })
  const { typeUrl, value } = send?.grant?.authorization ?? {}
  expect(typeUrl).toBe('/cosmos.bank.v1beta1.SendAuthorization')
  expect(SendAuthorization.fromBinary(value ?? new Uint8Array()).spendLimit).toEqual([
    { denom: 'inj', amount: '5' },
  ])
  expect(vote?.grant?.authorization?.typeUrl).toBe('/cosmos.authz.v1beta1.GenericAuthorization')
})

test('[WALLET-07] without a limit anything may be sent, until the end that was chosen', () => {
  const grants = grantsOf(undefined)
  expect(grants.map(({ grant }) => grant?.authorization?.typeUrl)).toEqual(
    Array(2).fill('/cosmos.authz.v1beta1.GenericAuthorization'),
  )
  expect(grants.map(({ grant }) => grant?.expiration?.seconds)).toEqual([1_800_000_000n, 1_800_000_000n])
})
