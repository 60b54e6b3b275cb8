import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { notices } from './show-notice.tsx'
import { watchStream } from './watch-stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('words', { ...english })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  notices.clear()
})

function open(readyState = 0): EventSource {
  const stream = Object.assign(new EventTarget(), { readyState, CLOSED: 2 }) as unknown as EventSource
  watchStream(stream)
  return stream
}

test('[NOTE-03] a stream that comes back soon is not worth a word', () => {
  const stream = open()
  stream.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(14_000)
  stream.dispatchEvent(new Event('open'))
  vi.advanceTimersByTime(60_000)
  expect(notices.read()).toEqual([])
})

test('[NOTE-03] a stream that stays lost is told until it is back', () => {
  const stream = open()
  for (let tries = 0; tries < 10; tries++) {
    stream.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(3000)
  }
  expect(notices.read().map(({ title }) => title)).toEqual(['The connection to the site was lost'])
  vi.advanceTimersByTime(600_000)
  expect(notices.read()).toHaveLength(1)
  stream.dispatchEvent(new Event('open'))
  expect(notices.read()).toEqual([])
})

test('[NOTE-03] streams that are refused, one after the other, are a loss as well', () => {
  for (let tries = 0; tries < 5; tries++) {
    open(2).dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(5000)
  }
  expect(notices.read()).toHaveLength(1)
  open(1).dispatchEvent(new Event('open'))
  expect(notices.read()).toEqual([])
})

test('a stream that the page itself has closed is not told', () => {
  const stream = open()
  stream.dispatchEvent(new Event('error'))
  Object.assign(stream, { readyState: 2 })
  vi.advanceTimersByTime(60_000)
  expect(notices.read()).toEqual([])
})
