import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from './notice.ts'
import { createNoticeStore } from './store.ts'

const copyFailed: Notice = { type: 'error', title: 'could not be copied' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[NOTE-01] a notice has its type, and a title that begins with a capital', () => {
  const { show, read } = createNoticeStore()
  for (const type of ['info', 'error', 'warning', 'success'] as const)
    show({ type, title: `${type} of mine` })
  expect(read().map(({ type, title }) => `${type} ${title}`)).toEqual([
    'info Info of mine',
    'error Error of mine',
    'warning Warning of mine',
    'success Success of mine',
  ])
  show({ type: 'info', title: 'ñandú' })
  expect(read().at(-1)?.title).toBe('Ñandú')
})

test('[NOTE-01] a title that is shown already is not shown again, in whatever case', () => {
  const { show, read } = createNoticeStore()
  const key = show(copyFailed)
  expect(show({ ...copyFailed, title: 'COULD NOT BE COPIED' })).toBe(key)
  expect(show({ type: 'info', title: 'Could Not Be Copied' })).toBe(key)
  expect(read()).toHaveLength(1)
})

test('[NOTE-02] one title of two matters, or of two pages, is two notices', () => {
  const { show, read } = createNoticeStore()
  const sent: Notice = { type: 'info', title: 'Sent', id: 'a' }
  for (const notice of [sent, sent, { ...sent, id: 'b' }, { ...sent, to: '/transaction/AB/' }]) show(notice)
  expect(read()).toHaveLength(3)
})

test('[NOTE-01] a notice stays four seconds, one with a long title longer', () => {
  const { show, read } = createNoticeStore()
  show(copyFailed)
  show({ type: 'info', title: 'a'.repeat(160) })
  vi.advanceTimersByTime(3999)
  expect(read()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(read()).toHaveLength(1)
  vi.advanceTimersByTime(5999)
  expect(read()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(read()).toHaveLength(0)
  show(copyFailed)
  expect(read()).toHaveLength(1)
})

test('[NOTE-01] a notice is closed by its key, and all of one matter by their id', () => {
  const { show, read, close, clear } = createNoticeStore()
  const key = show(copyFailed)
  show({ type: 'warning', title: 'one', id: 'live' })
  show({ type: 'warning', title: 'two', id: 'live' })
  close(key)
  close(key)
  expect(read().map(({ title }) => title)).toEqual(['One', 'Two'])
  show(copyFailed)
  clear('live')
  expect(read().map(({ title }) => title)).toEqual(['Could not be copied'])
  clear()
  expect(read()).toEqual([])
})

test('[NOTE-02] a notice changes where it stands, and then stays its time', () => {
  const { show, read, update } = createNoticeStore()
  const key = show({ type: 'info', title: 'Broadcasting transaction...', staysMs: Infinity, since: 5 })
  show(copyFailed)
  vi.advanceTimersByTime(60_000)
  update(key, { description: 'AB', since: 7 })
  expect(read()).toEqual([
    {
      type: 'info',
      title: 'Broadcasting transaction...',
      description: 'AB',
      since: 7,
      staysMs: Infinity,
      key,
    },
  ])
  update(key, { type: 'success', title: 'in block 7', staysMs: 4000 })
  expect(read()[0]).toMatchObject({ type: 'success', title: 'In block 7', key })
  vi.advanceTimersByTime(4000)
  expect(read()).toEqual([])
  update(key, { title: 'too late' })
  expect(read()).toEqual([])
})

test('[NOTE-01] a notice that is looked at waits', () => {
  const { show, read, hold, release } = createNoticeStore()
  const key = show(copyFailed)
  hold(key)
  vi.advanceTimersByTime(60_000)
  expect(read()).toHaveLength(1)
  release(key)
  vi.advanceTimersByTime(4000)
  expect(read()).toEqual([])
})

test('whoever listens is told of each change, until they leave', () => {
  const { show, subscribe } = createNoticeStore()
  const listener = vi.fn()
  const leave = subscribe(listener)
  const key = show(copyFailed)
  show(copyFailed)
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  show({ type: 'info', title: `${key}` })
  expect(listener).toHaveBeenCalledTimes(1)
})
