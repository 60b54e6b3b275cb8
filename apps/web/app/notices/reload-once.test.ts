import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

test('[ROUTE-13] a page that misses a script is loaded again, once in ten seconds', () => {
  const reload = vi.fn()
  reloadOnce(reload)
  expect(reload).toHaveBeenCalledTimes(1)
  for (const laterMs of [0, 1, 9998]) {
    vi.advanceTimersByTime(laterMs)
    reloadOnce(reload)
  }
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  reloadOnce(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})
