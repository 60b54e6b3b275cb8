import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { createBroadcastTelling } from './broadcast-telling.ts'
import { notices } from './show-notice.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('words', { ...english })
})
afterEach(() => {
  notices.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[NOTE-02] a transaction that is sent is one notice, which gets its hash and then its block', () => {
  const telling = createBroadcastTelling()
  telling.sending()
  const [first] = notices.read()
  expect(first).toMatchObject({ type: 'info', title: 'Broadcasting transaction...', since: Date.now() })
  vi.advanceTimersByTime(7000)
  telling.accepted('ABCD')
  expect(notices.read()).toEqual([{ ...first, description: 'ABCD' }])
  vi.advanceTimersByTime(5000)
  telling.included()
  expect(notices.read()).toMatchObject([
    {
      key: first?.key,
      type: 'success',
      title: 'The transaction is in a block',
      description: 'ABCD',
      took: 12,
    },
  ])
  expect(notices.read()[0]?.since).toBeUndefined()
  vi.advanceTimersByTime(6000)
  expect(notices.read()).toEqual([])
})

test('[NOTE-02] what is not taken has its notice no longer, and another begins anew', () => {
  const telling = createBroadcastTelling()
  telling.sending()
  telling.dropped()
  expect(notices.read()).toEqual([])
  telling.included()
  expect(notices.read()).toEqual([])
  telling.accepted('AB')
  telling.sending()
  expect(notices.read()).toHaveLength(1)
  expect(notices.read()[0]?.description).toBeUndefined()
})

test('[NOTE-02] each of several transactions has its own notice, also of one that came to a bad end', () => {
  const [failed, first, second] = [
    createBroadcastTelling(),
    createBroadcastTelling(),
    createBroadcastTelling(),
  ]
  failed.sending()
  failed.ended('error', 'It failed')
  first.sending()
  second.sending()
  first.accepted('AB')
  second.accepted('CD')
  expect(notices.read().map(({ title, description }) => [title, description])).toEqual([
    ['It failed', undefined],
    ['Broadcasting transaction...', 'AB'],
    ['Broadcasting transaction...', 'CD'],
  ])
  second.dropped()
  first.included()
  vi.advanceTimersByTime(6000)
  expect(
    notices.read().map(({ title }) => title),
    'what failed stays until it is closed',
  ).toEqual(['It failed'])
})
