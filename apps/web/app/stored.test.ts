import { afterEach, expect, test, vi } from 'vitest'
import { readStored, store } from './stored.ts'
import { readInTab, storeInTab } from './stored-in-tab.ts'

afterEach(() => vi.unstubAllGlobals())

test('[I18N-03] what a browser keeps is read again, and one that keeps nothing breaks no page', () => {
  expect(readStored('a-name')).toBeNull()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
  expect(store('a-name', 'a text')).toBe(true)
  expect(readStored('a-name')).toBe('a text')
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const closed = { getItem: denied, setItem: denied, removeItem: denied }
  vi.stubGlobal('localStorage', closed)
  expect(readStored('a-name')).toBeNull()
  expect(store('a-name', 'a text')).toBe(false)
  vi.stubGlobal('sessionStorage', closed)
  expect(readInTab('a-name')).toBeNull()
  expect(storeInTab('a-name', 'a text')).toBe(false)
  expect(storeInTab('a-name', null)).toBe(false)
})
