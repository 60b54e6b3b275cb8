import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCoins, amountOf, readCoinList, subtractCoins, toCoinList } from './coin-list.ts'

const coin = (amount: number, denom: string) => ({ denom, amount: amount.toString() })

test('coins are sorted, each denom is there once, and none is zero', () => {
  const coins = [coin(2, 'usd'), coin(1, 'inj'), coin(3, 'usd'), coin(0, 'eth')]
  assert.deepEqual(toCoinList(coins), [coin(1, 'inj'), coin(5, 'usd')])
  assert.deepEqual(readCoinList('5usd,1inj'), [coin(1, 'inj'), coin(5, 'usd')])
  assert.deepEqual(readCoinList(''), [])
})

test('coins are added, and subtracted as far as there are enough', () => {
  const coins = [coin(1, 'inj'), coin(5, 'usd')]
  assert.deepEqual(addCoins(coins, [coin(2, 'eth'), coin(1, 'usd')]), [
    coin(2, 'eth'),
    coin(1, 'inj'),
    coin(6, 'usd'),
  ])
  assert.deepEqual(subtractCoins(coins, [coin(1, 'inj'), coin(2, 'usd')]), [coin(3, 'usd')])
  assert.equal(subtractCoins(coins, [coin(2, 'inj')]), undefined)
  assert.equal(subtractCoins(coins, [coin(1, 'eth')]), undefined)
  assert.equal(amountOf(coins, 'usd'), 5n)
  assert.equal(amountOf(coins, 'eth'), 0n)
})

test('what is no amount is refused', () => {
  for (const amount of ['', '1.5', '0x1', ' 1', 'one']) {
    assert.throws(() => toCoinList([{ denom: 'inj', amount }]), { code: 'coin.amount' })
  }
})
