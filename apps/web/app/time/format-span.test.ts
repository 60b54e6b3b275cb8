// @vitest-environment node
import { expect, test } from 'vitest'
import { formatLength, formatSpan } from './format-span.ts'

test.each([
  [0, '0 seconds'],
  [20, '20 seconds'],
  [90, '90 seconds'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [86_400, '1 day'],
  [2.5, '2.5 seconds'],
])('[MARKET-03] %d seconds last %s', (seconds, told) => {
  expect(formatLength(seconds, 'en')).toBe(told)
})

test('each language has its own words for the units', () => {
  expect(formatLength(20, 'kr')).toBe('20초')
  expect(formatSpan('90061.5', 'en')).toBe('1 day, 1 hour, 1 minute, 1 second, 500 milliseconds')
  expect(formatSpan('3600', 'zh')).toBe('1小时')
  expect(formatSpan('0', 'en')).toBe('')
  for (const odd of ['-1', '1e3', '1'.repeat(13), '']) expect(formatSpan(odd, 'en')).toBeUndefined()
})
