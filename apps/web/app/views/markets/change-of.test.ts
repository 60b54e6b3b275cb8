import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test('[HOME-01] a change is rounded to a hundredth of a percent, up and down alike', () => {
  expect(changeOf('20', '25')).toBe(0.25)
  expect(changeOf('25', '20')).toBe(-0.2)
  expect(changeOf('3', '4')).toBe(0.3333)
  expect(changeOf('3', '5')).toBe(0.6667)
  expect(changeOf('3', '1')).toBe(-0.6667)
  expect(changeOf('0.000000000000000001', '0.0000000000000000010001')).toBe(0.0001)
  expect(changeOf('7', '7')).toBe(0)
})

test('[HOME-01] what began with nothing, or has no price, has no change', () => {
  expect(changeOf('0', '5')).toBeUndefined()
  expect(changeOf('', '5')).toBeUndefined()
  expect(changeOf('5', '')).toBeUndefined()
})
