import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shift, toHumanNotional, toHumanPrice, toHumanQuantity } from './units.ts'

test('the point moves, and no digit is lost', () => {
  for (const [decimal, places, expected] of [
    ['1500.000', -3, '1.5'],
    ['0.000000000025012000', 12, '25.012'],
    ['7', -6, '0.000007'],
    ['-12.5', 1, '-125'],
    ['-12.5', 3, '-12500'],
    ['0.000', -6, '0'],
    ['-0.0', 2, '0'],
    ['10.000000000000000001', 0, '10.000000000000000001'],
  ] as const) {
    assert.equal(shift(decimal, places), expected)
  }
})

const spot = { kind: 'spot', generation: 1, baseDecimals: 18, quoteDecimals: 6 }
const perpetual = { kind: 'perpetual', generation: 1, baseDecimals: null, quoteDecimals: 6 }

test('the first generation tells in units of the chain', () => {
  assert.equal(toHumanPrice(spot, '0.000000000025012000'), '25.012')
  assert.equal(toHumanQuantity(spot, '1000000000000000000.000000000000000000'), '1')
  assert.equal(toHumanNotional(spot, '25012000.0'), '25.012')
  assert.equal(toHumanPrice(perpetual, '25012000.0'), '25.012')
  assert.equal(toHumanQuantity(perpetual, '2.5'), '2.5')
})

test('the second generation tells as people do', () => {
  assert.equal(toHumanPrice({ ...spot, generation: 2 }, '25.012'), '25.012')
  assert.equal(toHumanQuantity({ ...spot, generation: 2 }, '1'), '1')
  assert.equal(toHumanNotional({ ...perpetual, generation: 2 }, '7'), '7')
})
