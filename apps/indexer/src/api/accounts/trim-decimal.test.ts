import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trimDecimal } from './trim-decimal.ts'

test('zeros behind the point go, those before it stay', () => {
  const trimmed = ['1.500', '100.000', '0.000', '100', '0.05', '-2.0'].map(trimDecimal)
  assert.deepEqual(trimmed, ['1.5', '100', '0', '100', '0.05', '-2'])
})
