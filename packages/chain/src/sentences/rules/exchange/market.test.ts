import assert from 'node:assert/strict'
import { test } from 'node:test'
import { binaryMarket, perpetualMarket, spotMarket, unknownMarket, usdt, world } from '../../testing/world.ts'
import { findMarketNumbers } from './market.ts'

const v1 = '/injective.exchange.v1beta1.MsgCreateSpotLimitOrder'
const v2 = '/injective.exchange.v2.MsgCreateSpotLimitOrder'

test('[TX-04] spot numbers of version 1 are in the smallest units of both tokens', () => {
  const numbers = findMarketNumbers(spotMarket.id, v1, world)
  assert.equal(numbers?.price('0.000000000007523000'), '7.523')
  assert.equal(numbers?.quantity('1500000000000000000.000000000000000000'), '1.5')
})

test('[TX-04] derivative prices of version 1 are in the smallest unit of the quote, quantities are whole', () => {
  const numbers = findMarketNumbers(perpetualMarket.id, v1, world)
  assert.equal(numbers?.price('65000000000.000000000000000000'), '65000')
  assert.equal(numbers?.quantity('0.500000000000000000'), '0.5')
})

test('[TX-04] numbers of version 2 are what people read', () => {
  const numbers = findMarketNumbers(spotMarket.id, v2, world)
  assert.equal(numbers?.price('7.523000000000000000'), '7.523')
  assert.equal(numbers?.quantity('1.500000000000000000'), '1.5')
})

test('[TX-04] a price is in the quote token, a quantity in the base', () => {
  const spot = findMarketNumbers(spotMarket.id, v2, world)
  assert.deepEqual(spot?.pricePart('1'), { kind: 'price', value: '1', symbol: 'USDT', denom: usdt })
  assert.deepEqual(spot?.quantityPart('1'), { kind: 'quantity', value: '1', symbol: 'INJ', denom: 'inj' })
  const perpetual = findMarketNumbers(perpetualMarket.id, v2, world)
  assert.deepEqual(perpetual?.quantityPart('1'), { kind: 'quantity', value: '1', symbol: 'BTC' })
  const binary = findMarketNumbers(binaryMarket.id, v2, world)
  assert.deepEqual(binary?.quantityPart('1'), { kind: 'quantity', value: '1', symbol: '' })
})

test('[TX-04] numbers that nobody can scale are not shown', () => {
  assert.equal(findMarketNumbers(unknownMarket, v1, world), undefined)
  const undecided = { ...spotMarket, baseDecimals: undefined }
  const context = { ...world, markets: { find: () => undecided } }
  assert.equal(findMarketNumbers(spotMarket.id, v1, context), undefined)
  assert.ok(findMarketNumbers(spotMarket.id, v2, context))
})
