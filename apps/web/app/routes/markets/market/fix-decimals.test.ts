import { expect, test } from 'vitest'
import { fixDecimals, mostDecimals } from './fix-decimals.ts'

test('[MARKET-01] numbers of a column have as many decimals, at most those of the chain', () => {
  const numbers = ['1234.5', '-0.25', '7', `0.${'1'.repeat(30)}`]
  expect(mostDecimals(numbers.slice(0, 3))).toBe(2)
  expect(numbers.slice(0, 3).map((one) => fixDecimals(one, 2))).toEqual(['1,234.50', '-0.25', '7.00'])
  expect(fixDecimals(numbers[3] ?? '', mostDecimals(numbers))).toBe(`0.${'1'.repeat(18)}`)
  expect(fixDecimals('7', mostDecimals(['7']))).toBe('7')
})
