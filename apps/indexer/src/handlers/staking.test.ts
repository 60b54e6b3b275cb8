import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import {
  MsgCreateValidator,
  MsgEditValidator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { stakingMessages } from './staking.ts'

const { bytes } = decodeAddress('inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku')
const validatorAddress = encodeAddress('injvaloper', bytes)

test('a new validator says who it is and what it takes', () => {
  const message = MsgCreateValidator.create({
    validatorAddress,
    description: { moniker: 'Beta ✓' },
    commission: { rate: '50000000000000000', maxRate: '1000000000000000000', maxChangeRate: '0' },
    pubkey: {
      typeUrl: '/cosmos.crypto.ed25519.PubKey',
      value: PubKey.toBinary(PubKey.create({ key: new Uint8Array(32) })),
    },
  })
  const { validators } = handle('MsgCreateValidator', MsgCreateValidator.toBinary(message))
  assert.partialDeepStrictEqual(validators?.[0], {
    kind: 'new',
    moniker: 'Beta ✓',
    website: '',
    commissionRate: '0.050000000000000000',
    commissionMaxRate: '1.000000000000000000',
    commissionMaxChangeRate: '0.000000000000000000',
  })
  const [change] = validators ?? []
  assert.ok(change?.kind === 'new')
  // SHA-256 of 32 zeros begins so.
  assert.equal(
    Buffer.from(change.consensus).toString('hex'),
    '66687aadf862bd776c8fc18b8e9f8e20089714856'.slice(0, 40),
  )
})

test('a validator that edits itself changes only what it says', () => {
  const message = MsgEditValidator.create({
    validatorAddress,
    description: {
      moniker: 'Gamma',
      identity: '[do-not-modify]',
      website: '',
      securityContact: '[do-not-modify]',
      details: '[do-not-modify]',
    },
  })
  const { validators } = handle('MsgEditValidator', MsgEditValidator.toBinary(message))
  const { operator, ...words } = validators?.[0] ?? { operator: new Uint8Array() }
  assert.deepEqual(Buffer.from(operator), Buffer.from(bytes))
  assert.deepEqual(words, { kind: 'changed', moniker: 'Gamma', website: '' })
})

function handle(name: string, message: Uint8Array) {
  const handler = stakingMessages.find(({ typeUrl }) => typeUrl === `/cosmos.staking.v1beta1.${name}`)
  assert.ok(handler)
  return handler.handle(message)
}
