import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import type { Fill } from '#src/handlers/orders/fills.ts'
import { createAmounts, toHumanTerms } from './amounts.ts'
import { listClearings } from './clearings.ts'

const one = 10n ** 18n
const inj = { isSpot: true, base: 18, quote: 6 }

test('amounts of the first generation are told in the units of the chain and in those of people', () => {
  const { price, quantity, money } = createAmounts(inj, 1)
  assert.deepEqual(price(25_200_000n), { raw: '0.000000000025200000', human: '25.2' })
  assert.deepEqual(quantity(10n * one * one), { raw: '10000000000000000000.000000000000000000', human: '10' })
  assert.deepEqual(money(-25_200n * one), { raw: '-25200.000000000000000000', human: '-0.0252' })
  assert.equal(money(0n).human, '0')
})

test('a market with more decimals in its quote than in its base scales the other way', () => {
  const { price, quantity } = createAmounts({ isSpot: true, base: 6, quote: 18 }, 1)
  assert.equal(price(3n * one).human, '0.000000000003')
  assert.equal(quantity(1_500_000n * one).human, '1.5')
})

test('derivatives have quantities of people, v2 has nothing else, and of an unknown market nothing is said', () => {
  assert.equal(createAmounts({ isSpot: false, base: 0, quote: 6 }, 1).quantity(one / 2n).human, '0.5')
  assert.equal(createAmounts({ isSpot: false, base: 0, quote: 6 }, 1).price(5_000_000n * one).human, '5')
  assert.equal(createAmounts(inj, 2).price(25n * one).human, '25')
  assert.equal(createAmounts(undefined, 1).price(one).human, null)
  assert.equal(createAmounts(undefined, 2).price(one).human, '1')
})

test('what was asked for in the units of the chain is an order in those of people', () => {
  const asked = { price: 25_200_000n, quantity: one * one, margin: null, trigger: null }
  assert.deepEqual(toHumanTerms(asked, inj), {
    price: 25_200_000_000_000_000_000n,
    quantity: one,
    margin: null,
    trigger: null,
  })
})

test('both sides of an auction count once, at the price of the takers where there are some', () => {
  const fills = [
    fillOf(ExecutionType.Market, true, 101n, 30n),
    fillOf(ExecutionType.LimitFill, false, 100n, 20n),
    fillOf(ExecutionType.LimitFill, false, 103n, 10n),
    fillOf(ExecutionType.LimitMatchNewOrder, true, 99n, 5n),
    fillOf(ExecutionType.LimitMatchRestingOrder, false, 99n, 5n),
    { ...fillOf(ExecutionType.Market, false, 90n, 7n), cause: { tx: 0, message: 0 } },
    { ...fillOf(ExecutionType.LimitFill, true, 90n, 7n), cause: { tx: 0, message: 0 } },
  ]
  assert.deepEqual(
    listClearings(fills).map(({ kind, price, quantity, buys, sells }) => [
      kind,
      price,
      quantity,
      buys,
      sells,
    ]),
    [
      ['market', 101n, 30n, 1, 2],
      ['limit', 99n, 5n, 1, 1],
      ['atomic', 90n, 7n, 1, 1],
    ],
  )
})

function fillOf(execution: ExecutionType, isBuy: boolean, price: bigint, quantity: bigint): Fill {
  const rest = {
    nonce: 0n,
    isLiquidation: false,
    fee: 0n,
    feeRecipient: null,
    cid: Buffer.alloc(0),
    position: null,
  }
  return {
    account: 1n,
    hash: Buffer.alloc(32),
    cause: null,
    fill: { ...rest, execution, isBuy, price, quantity, generation: 1 },
  }
}
