import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

afterEach(() => vi.unstubAllGlobals())
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

test('[WALLET-12] [ROUTE-13] a page whose reload would lose something stays, until nothing would be lost', () => {
  const reload = vi.fn()
  const hold = (event: Event) => event.preventDefault()
  addEventListener('leaving', hold)
  reloadOnce(reload)
  expect(reload).not.toHaveBeenCalled()
  removeEventListener('leaving', hold)
  reloadOnce(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('[ROUTE-13] a browser that keeps nothing doesn’t load the page again, which would turn in a circle', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied })
  const reload = vi.fn()
  reloadOnce(reload)
  expect(reload).not.toHaveBeenCalled()
})
