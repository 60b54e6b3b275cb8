import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marketKey, toSequence } from './keys.ts'

test('the key of a market is the first eight bytes of its id', () => {
  assert.equal(marketKey(`0x0511ddc4e6586f3b${'0'.repeat(48)}`), 0x0511ddc4e6586f3bn)
  assert.equal(marketKey(`0xffffffffffffffff${'0'.repeat(48)}`), -1n)
  assert.throws(() => marketKey('0x0511'), { code: 'market.id' })
})

test('a place beyond a block is refused: it would be one of the next block', () => {
  assert.equal(toSequence(1n, 0xffff), 0x1ffffn)
  assert.throws(() => toSequence(1n, 0x10000), { code: 'sequence.place' })
})
