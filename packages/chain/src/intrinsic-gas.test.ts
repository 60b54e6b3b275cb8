import assert from 'node:assert/strict'
import { test } from 'node:test'
import { intrinsicGas } from './intrinsic-gas.ts'

const accessList = [{ storageKeys: ['0x00', '0x01'] }]

test('[EVM-01] what a transaction takes before anything runs is what a chain took for it', () => {
  assert.equal(intrinsicGas({ input: '0x', accessList: [], isCreation: false }), 21_000n)
  assert.equal(intrinsicGas({ input: '0xd0e30db0', accessList: [], isCreation: false }), 21_064n)
  assert.equal(intrinsicGas({ input: '0x', accessList, isCreation: false }), 27_200n)
  assert.equal(intrinsicGas({ input: '0x', accessList: [], isCreation: true }), 53_000n)
})
