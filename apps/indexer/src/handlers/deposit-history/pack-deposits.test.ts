import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packDeposits, unpackDeposits } from './pack-deposits.ts'

test('packed deposits are read as they were, whatever their size and sign', () => {
  const deposits = [
    { denom: -1n, available: 0n, total: 0n },
    { denom: 2n ** 63n - 1n, available: 10n ** 18n, total: 10n ** 60n + 1n },
    { denom: -(2n ** 63n), available: -5n, total: 7n },
  ]
  assert.deepEqual(unpackDeposits(packDeposits(deposits)), deposits)
  assert.deepEqual(unpackDeposits(packDeposits([])), [])
})
