import { expect, test } from 'vitest'
import { formatCountdown } from './countdown.tsx'

test('[MARKET-03] the time until the next funding is told to the second, and never runs below nothing', () => {
  expect(formatCountdown(3_725_999)).toBe('01:02:05')
  expect(formatCountdown(400 * 3_600_000)).toBe('400:00:00')
  expect(formatCountdown(-5)).toBe('00:00:00')
})
