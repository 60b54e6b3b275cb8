import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf } from './order-cost.ts'

const asks = [
  { price: '10', quantity: '1' },
  { price: '12', quantity: '5' },
  { price: '20', quantity: '0.5' },
]

test('[MARKET-02] an order eats into the book, the best price first', () => {
  assert.deepEqual(costOf(asks, '2', '0.001'), {
    filled: '2',
    isWhole: true,
    notional: '22',
    averagePrice: '11',
    bestPrice: '10',
    worstPrice: '12',
    levels: 2,
    slippagePpm: 100_000n,
    fee: '0.022',
  })
})

test('[MARKET-02] an order larger than the book is filled in part, and says so', () => {
  const cost = costOf(asks, '100', '-0.0001')
  assert.deepEqual([cost?.filled, cost?.isWhole, cost?.notional, cost?.fee], ['6.5', false, '80', '-0.008'])
})

test('[MARKET-02] a seller who goes down the bids slips by the same rule', () => {
  const bids = [
    { price: '25.1', quantity: '3' },
    { price: '24.9', quantity: '3' },
  ]
  assert.equal(costOf(bids, '6', '0')?.averagePrice, '25')
  assert.equal(costOf(bids, '6', '0')?.slippagePpm, 3984n)
})

test('[MARKET-02] prices of 18 decimals lose no digit', () => {
  const cost = costOf([{ price: '0.000000000000000003', quantity: '0.000000000000000001' }], '1', '0')
  assert.equal(cost?.notional, '0.000000000000000000000000000000000003')
  assert.equal(cost?.averagePrice, '0.000000000000000003')
})

test('an empty book, and an order of nothing, cost nothing that could be told', () => {
  assert.equal(costOf([], '1', '0.001'), undefined)
  assert.equal(costOf(asks, '0', '0.001'), undefined)
})
