import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localAccounts } from './accounts.ts'

test('the first account is the first of the words that development chains of Ethereum begin with', () => {
  // As Hardhat and Anvil print it.
  assert.equal(localAccounts.alice.ethereum, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  assert.equal(
    Buffer.from(localAccounts.alice.key).toString('hex'),
    'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  )
})
