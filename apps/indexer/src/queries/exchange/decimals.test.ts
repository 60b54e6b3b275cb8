import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDecimals, compareDecimals, multiplyDecimals, multiplyWhole } from './decimals.ts'

test('decimals are added and multiplied to the last digit', () => {
  assert.equal(addDecimals([]), '0')
  assert.equal(addDecimals(['0.10', '-0.3', '2']), '1.8')
  assert.equal(addDecimals(['1'.padEnd(60, '0'), '0.000000000000000000000000000000000001']).length, 97)
  assert.equal(
    multiplyDecimals('0.000000000000000001', '-0.000000000000000002'),
    `-0.${'2'.padStart(36, '0')}`,
  )
  assert.equal(multiplyDecimals('123456789.5', '2'), '246913579')
  assert.equal(multiplyWhole(10n ** 40n + 1n, '0.0000001'), 10n ** 33n)
  assert.deepEqual(
    ['-0.5', '0.99', '2.50'].map((decimal) => multiplyWhole(7n, decimal)),
    [-3n, 6n, 17n],
  )
  assert.deepEqual(['10', '-1', '9.5', '0'].toSorted(compareDecimals), ['-1', '0', '9.5', '10'])
})
