import { expect, test } from 'vitest'
import { add, leverageOf, subtract } from './decimals.ts'

test('sums and differences are exact', () => {
  expect(add('2964800000000000000000.5', '17900000000000000000.5')).toBe('2982700000000000000001')
  expect(add('0.1', '0.2')).toBe('0.3')
  expect(add('0', '0')).toBe('0')
  expect(subtract('2982700000000000000000', '2964800000000000000000')).toBe('17900000000000000000')
  expect(subtract('0.3', '0.1')).toBe('0.2')
  expect(subtract('1', '2.5')).toBe('-1.5')
  expect(subtract('7', '7')).toBe('0')
})

test('[ACCT-04] leverage is what a position was worth by its margin, and nothing where one of them is not known', () => {
  expect(leverageOf({ quantity: '8', price: '24.996', margin: '66.653847' })).toBe('3')
  expect(leverageOf({ quantity: '1', price: '10', margin: '4' })).toBe('2.5')
  expect(leverageOf({ quantity: '1', price: '10', margin: '0' })).toBeUndefined()
  expect(leverageOf({ quantity: '1', price: '', margin: '1' })).toBeUndefined()
})
