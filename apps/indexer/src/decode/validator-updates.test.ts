import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consensusAddressOf } from './values/consensus-address.ts'
import { readValidatorUpdates } from './validator-updates.ts'

const key = Buffer.alloc(32, 7)
const text = key.toString('base64')
const consensus = consensusAddressOf(key)
const earlier = { Sum: { type: 'tendermint.crypto.PublicKey_Ed25519', value: { ed25519: text } } }

test('a change of the validators reads alike from CometBFT 0.38 and 1.0', () => {
  const told = [
    { pub_key: earlier, power: '7' },
    { power: '7', pub_key_bytes: text, pub_key_type: 'ed25519' },
  ]
  assert.deepEqual(readValidatorUpdates(told), [
    { consensus, power: 7n },
    { consensus, power: 7n },
  ])
})

test('who leaves the set has no power, told or not', () => {
  const told = [{ pub_key: earlier }, { pub_key_bytes: text, pub_key_type: 'ed25519' }]
  assert.deepEqual(
    readValidatorUpdates(told).map(({ power }) => power),
    [0n, 0n],
  )
})

test('a key of another kind, and what is no power, are nobody’s', () => {
  const told = [
    { power: '7', pub_key_bytes: text, pub_key_type: 'bls12_381' },
    { power: '-7', pub_key_bytes: text, pub_key_type: 'ed25519' },
    {},
  ]
  for (const { consensus: named } of readValidatorUpdates(told)) assert.equal(named.length, 0)
})
