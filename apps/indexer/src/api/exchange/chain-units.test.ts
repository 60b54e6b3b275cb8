import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChainUnits } from './chain-units.ts'

test('numbers of either version are told in the units of v1beta1, to the last digit', () => {
  const spot = createChainUnits({ kind: 'spot', baseDecimals: 18, quoteDecimals: 6 })
  assert.equal(spot.price('25.127', 2), '0.000000000025127')
  assert.equal(spot.price('0.000000000025127000', 1), '0.000000000025127')
  assert.equal(spot.quantity('0.8', 2), '800000000000000000')
  assert.equal(spot.amount('-0.000502', 2), '-502')
  assert.equal(spot.price(1n, 2), '0.000000000000000000000000000001')

  const perpetual = createChainUnits({ kind: 'perpetual', baseDecimals: null, quoteDecimals: 6 })
  assert.equal(perpetual.price('25.121134382722359011', 2), '25121134.382722359011')
  assert.equal(perpetual.quantity('41', 2), '41')
  assert.equal(perpetual.plain('0.000625000000000000', 2), '0.000625')
})

test('a base asset of more decimals than the quote, and of fewer, and of none', () => {
  const fewer = createChainUnits({ kind: 'spot', baseDecimals: 6, quoteDecimals: 18 })
  assert.equal(fewer.price('0.001', 2), '1000000000')
  const none = createChainUnits({ kind: 'spot', baseDecimals: 0, quoteDecimals: 0 })
  assert.equal(none.price('12.50', 2), '12.5')
})
