// @vitest-environment node
import { expect, test } from 'vitest'
import type { OutsidePrices } from '../../sources/prices.server.ts'
import { plainText } from '../../language/written.ts'
import { outsidePrice, outsideWorth, worthIn } from './outside-prices.server.ts'

const peggy = { denom: 'peggy0xa', usd: '0.00000015', source: 'coingecko', basis: '', time: 1000n }
const prices: OutsidePrices = { of: new Map([['peggy0xa', peggy]]), state: 'told' }
const told = { prices, naming: { language: 'en' as const }, now: 121_000 }

test('[NET-06] a price that others tell stands with its source and its age', () => {
  const cell = outsidePrice('peggy0xa', told)
  expect(plainText(cell.shown)).toBe('0.00000015 USD')
  expect(cell.below).toEqual(['CoinGecko, 2m ago'])
  expect(plainText(outsideWorth('peggy0xa', '2000000000', 6, told).shown)).toBe('<0.01 USD')
  expect(worthIn('1.5', '3000000', 6)).toBe('4.5')
})

test('[NET-06] what has no price is a dash with the reason, never zero', () => {
  const shown = (state: OutsidePrices['state']) =>
    outsidePrice('inj', { ...told, prices: { of: new Map(), state } }).shown
  expect(shown('told')).toMatchObject([{ text: '—', title: expect.stringContaining('no price service') }])
  expect(shown('silent')).toMatchObject([{ text: '—', title: expect.stringContaining('do not answer') }])
  expect(shown('beyond')).toEqual(['—'])
  expect(outsideWorth('inj', '7', 18, told).shown).toEqual(['—'])
  expect(outsideWorth('peggy0xa', '7', undefined, told).shown).toEqual(['—'])
})
