import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAddress } from '#src/addresses/addresses.ts'
import { decodeHex } from '#src/hex.ts'
import { accountOfKey } from './account-of-key.ts'

const key = decodeHex('034f355bdcb7cc0af728ef3cceb9615d90684bb5b2ca5f859ab0f0b704075871aa')
const ethereum = '/injective.crypto.v1beta1.ethsecp256k1.PubKey'

test('an Ethereum key has the account that Ethereum gives it', () => {
  const account = 'inj1r8n7xah8cgfm0el8u3kvwzja6zrd4le2krtp7d'
  assert.equal(accountOfKey({ type: ethereum, value: wrap(key) }), account)
  assert.equal(accountOfKey({ type: ethereum, value: wrap(key) }), account, 'also when it is asked again')
})

test('keys of the Cosmos kinds have the accounts that Cosmos gives them', () => {
  // The hash of the curve's generator point is the example of BIP 173.
  const generator = decodeHex('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798')
  const account = accountOfKey({ type: '/cosmos.crypto.secp256k1.PubKey', value: wrap(generator) })
  assert.equal(account, encodeAddress('inj', decodeHex('751e76e8199196d454941c45d1b3a323f1433bd6')))
})

test('bytes that are no key, and kinds of keys that sign nothing, have no account', () => {
  assert.equal(accountOfKey({ type: ethereum, value: wrap(new Uint8Array(33)) }), undefined)
  assert.equal(accountOfKey({ type: ethereum, value: wrap(key.subarray(1)) }), undefined)
  assert.equal(accountOfKey({ type: ethereum, value: new Uint8Array() }), undefined)
  assert.equal(accountOfKey({ type: '/made.up.PubKey', value: wrap(key) }), undefined)
})

function wrap(key: Uint8Array): Uint8Array {
  return Uint8Array.of(0x0a, key.length, ...key)
}
