import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { State } from '#src/state/state.ts'
import { holdMargin } from './hold-margin.ts'

const one = 10n ** 18n
const market = { key: 1n, id: `0x${'ab'.repeat(32)}` }
const order = { price: 5n * one, quantity: 10n * one, margin: 3n * one }

function stateWith(rate: string | undefined): State {
  const find = async () => (rate === undefined ? undefined : { market: { taker_fee_rate: rate } })
  return { find } as unknown as State
}

test('what is held back is the margin and the fee of a taker', async () => {
  assert.equal(await holdMargin(stateWith('0.001000000000000000'), market, order), 3_050_000_000_000_000_000n)
})

test('a fee that would be paid out holds nothing back, and a reduce-only order neither', async () => {
  assert.equal(await holdMargin(stateWith('-0.001000000000000000'), market, order), 3n * one)
  assert.equal(await holdMargin(stateWith(undefined), market, { ...order, margin: 0n }), 0n)
})

test('half a unit of the last digit is rounded to the even one, as the chain does', async () => {
  const tiny = { price: 1n, quantity: one / 2n, margin: 1n }
  assert.equal(await holdMargin(stateWith('1.0'), market, tiny), 1n)
  assert.equal(await holdMargin(stateWith('1.0'), market, { ...tiny, price: 3n }), 3n)
})

test('of a market that nobody knows nothing can be said', async () => {
  await assert.rejects(holdMargin(stateWith(undefined), market, order), { code: 'order.market' })
})
