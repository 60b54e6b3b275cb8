import { expect, test } from 'vitest'
import { formatAge } from './age.tsx'

test('an age is told in its largest unit, in the words of the language', () => {
  expect(formatAge(400, 'en')).toBe('now')
  expect(formatAge(3999, 'en')).toBe('3s ago')
  expect(formatAge(125_000, 'en')).toBe('2m ago')
  expect(formatAge(3 * 3_600_000, 'ko')).toBe('3시간 전')
})

test('a clock that runs behind never shows the future', () => {
  expect(formatAge(-5000, 'en')).toBe('now')
})
