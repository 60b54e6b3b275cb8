import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareDecimals, scaleDecimal, trimDecimal, unscaleDecimal } from './decimals.ts'

test('a number is a whole number of its smallest parts, and comes back', () => {
  assert.equal(scaleDecimal('1.5', 3), 1500n)
  assert.equal(scaleDecimal('-0.0019', 3), -1n)
  assert.equal(
    scaleDecimal('12345678901234567890.123456789012345678', 18),
    12345678901234567890123456789012345678n,
  )
  assert.equal(unscaleDecimal(1500n, 3), '1.5')
  assert.equal(unscaleDecimal(-1n, 3), '-0.001')
  assert.equal(unscaleDecimal(0n, 18), '0')
})

test('numbers are compared to their last digit', () => {
  assert.equal(compareDecimals('0.1', '0.10'), 0)
  assert.equal(compareDecimals('9', '10'), -1)
  assert.equal(compareDecimals('1.000000000000000001', '1'), 1)
  assert.equal(compareDecimals('-1', '-2'), 1)
})

test('zeros behind the point go, those before it stay', () => {
  const trimmed = ['1.500', '100.000', '0.000', '100', '0.05', '-2.0'].map(trimDecimal)
  assert.deepEqual(trimmed, ['1.5', '100', '0', '100', '0.05', '-2'])
})
