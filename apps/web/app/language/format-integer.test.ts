import { expect, test } from 'vitest'
import { formatInteger } from './format-integer.ts'

test('whole numbers of any size are written by thousands, to the last digit', () => {
  expect(formatInteger(0)).toBe('0')
  expect(formatInteger(2524n)).toBe('2,524')
  expect(formatInteger(12345678901234567890n)).toBe('12,345,678,901,234,567,890')
})
