import { expect, test } from 'vitest'
import { formatAbout } from './format-about.ts'

test('[UP-02] about how long: the largest unit of which there are two, never less than a minute', () => {
  const minute = 60_000
  const told = [0, 1.4 * minute, 45 * minute, 119 * minute, 120 * minute, 47 * 60 * minute, 72 * 60 * minute]
  expect(told.map((milliseconds) => formatAbout(milliseconds, 'en'))).toEqual([
    '1 min',
    '1 min',
    '45 min',
    '119 min',
    '2 hr',
    '47 hr',
    '3 days',
  ])
  expect(formatAbout(45 * minute, 'zh-Hans')).toBe('45分钟')
})
