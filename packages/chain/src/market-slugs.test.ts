import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slugOfTicker } from './market-slugs.ts'

test('[MARKET-02] a ticker becomes a part of an address', () => {
  assert.equal(slugOfTicker('INJ/USDT PERP'), 'inj-usdt-perp')
  assert.equal(slugOfTicker('INJ/USDT*'), 'inj-usdt')
  assert.equal(slugOfTicker('<b>x</b>'), 'b-x-b')
})

test('[MARKET-02] a ticker in another script has none', () => {
  assert.equal(slugOfTicker('比特币'), '')
  assert.equal(slugOfTicker(''), '')
})
