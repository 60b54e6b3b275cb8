import assert from 'node:assert/strict'
import { test } from 'vitest'
import { formatMoment as format } from './format-moment.ts'

/** With ~ for a space where no line ends. */
const formatMoment = (...of: Parameters<typeof format>) => format(...of).replaceAll('\u00a0', '~')

const time = Date.UTC(2026, 10, 21, 15, 4, 5)

test('[DATA-02] dates are month, day and year with the offset from UTC', () => {
  assert.equal(formatMoment(time, 'en', 0), 'Nov-21-2026 15:04:05 PM~+00:00')
  assert.equal(formatMoment(Date.UTC(2026, 0, 1), 'en', 0), 'Jan-01-2026 00:00:00 AM~+00:00')
})

test('[TX-09] a local time is the same moment with its own offset', () => {
  assert.equal(formatMoment(time, 'en', 330), 'Nov-21-2026 20:34:05 PM~+05:30')
  assert.equal(formatMoment(time, 'en', -480), 'Nov-21-2026 07:04:05 AM~-08:00')
})

test('other languages write dates their own way', () => {
  assert.equal(formatMoment(time, 'zh-Hans', 0), '2026年11月21日 15:04:05~+00:00')
  assert.equal(formatMoment(time, 'ko', 0), '2026. 11. 21. 오후 3:04:05~+00:00')
})
