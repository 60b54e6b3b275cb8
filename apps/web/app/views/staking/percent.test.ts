import { expect, test } from 'vitest'
import { percent, percentOf } from './percent.ts'

test('shares are cut to hundredths, and nothing is no share of nothing', () => {
  expect(percentOf(1n, 3n)).toBe('33.33%')
  expect(percentOf(792n * 10n ** 18n, 3960n * 10n ** 18n)).toBe('20%')
  expect(percentOf(0n, 7n)).toBe('0%')
  expect(percentOf(1n, 0n)).toBe('—')
})

test('fractions of the chain are told whole', () => {
  expect(percent('0.1')).toBe('10%')
  expect(percent('0.125')).toBe('12.5%')
  expect(percent('1')).toBe('100%')
  expect(percent('0.000000000000000001')).toBe('0.0000000000000001%')
  expect(percent('')).toBe('—')
})
