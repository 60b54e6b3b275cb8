import { expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

test('[ROUTE-13] a page that misses a script is loaded again, once in ten seconds', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const reload = vi.fn()
  const start = 1_700_000_000_000
  const missAt = (now: number) => reloadOnce({ storage, now, reload })
  expect(missAt(start)).toBe(true)
  expect(missAt(start + 1)).toBe(false)
  expect(missAt(start + 9999)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(missAt(start + 10_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('[ROUTE-13] where nothing can be remembered the page is not loaded again', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const reload = vi.fn()
  expect(reloadOnce({ storage: { getItem: refuse, setItem: refuse }, now: 1, reload })).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
