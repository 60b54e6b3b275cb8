import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addTrade, averageOf, noEntry } from './average-entry.ts'

const bought = (price: string, quantity: string) => ({ isBuy: true, price, quantity })
const sold = (quantity: string) => ({ isBuy: false, price: '1', quantity })
const after = (...trades: Parameters<typeof addTrade>[1][]) =>
  trades.reduce((entry, trade) => addTrade(entry, trade), noEntry)

test('what is bought moves the average, what is sold leaves it', () => {
  assert.equal(averageOf(after(bought('10', '1'), bought('20', '3'))), '17.5')
  assert.equal(averageOf(after(bought('10', '1'), bought('20', '3'), sold('2.5'))), '17.5')
  assert.equal(after(bought('10', '1'), bought('20', '3'), sold('2.5')).quantity, 15n * 10n ** 17n)
})

test('what was never bought here changes nothing, and who sells all begins anew', () => {
  assert.deepEqual(after(sold('5')), noEntry)
  assert.equal(averageOf(after(bought('10', '1'), sold('5'))), '')
  assert.equal(averageOf(after(bought('10', '1'), sold('5'), bought('3', '2'))), '3')
})

test('no digit of a price is lost that a chain can tell', () => {
  const price = '0.000000000000000000000000000025'
  assert.equal(averageOf(after(bought(price, '0.000000000000000003'))), price)
})
