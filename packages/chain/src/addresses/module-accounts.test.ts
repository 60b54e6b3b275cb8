import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress, encodeAddress } from './addresses.ts'
import { findModule, isModuleName, moduleAccountOf } from './module-accounts.ts'

test('the accounts of modules are hashes of their names', () => {
  assert.equal(
    encodeAddress('inj', moduleAccountOf('exchange')),
    'inj14vnmw2wee3xtrsqfvpcqg35jg9v7j2vdpzx0kk',
  )
  assert.equal(findModule(decodeAddress('inj17xpfvakm2amg962yls6f84z3kell8c5l6s5ye9').bytes), 'fee_collector')
  assert.deepEqual(['fee_collector', 'alice'].map(isModuleName), [true, false])
})

test('an account of somebody is no module’s', () => {
  assert.equal(findModule(decodeAddress('inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6').bytes), undefined)
  assert.equal(findModule(new Uint8Array(32)), undefined)
})
