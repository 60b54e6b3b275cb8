import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCoins } from './read-coins.ts'

test('coins are read with all their digits, whatever their denom is', () => {
  assert.deepEqual(readCoins('12345678901234567890123inj,7factory/inj1abc/gold,1ibc/C4CF'), [
    { denom: 'inj', amount: 12345678901234567890123n },
    { denom: 'factory/inj1abc/gold', amount: 7n },
    { denom: 'ibc/C4CF', amount: 1n },
  ])
})

test('no coins are none', () => {
  assert.deepEqual(readCoins(''), [])
  assert.deepEqual(readCoins('inj'), [])
})
