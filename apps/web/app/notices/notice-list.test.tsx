import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { NoticeList } from './notice-list.tsx'
import { createNoticeStore } from './store.ts'

const page = document.createElement('div')
const titles = () => [...page.querySelectorAll('li bdi')].map((one) => one.textContent)
const more = () => page.querySelector<HTMLButtonElement>('button[aria-expanded]')

beforeEach(() => {
  vi.stubGlobal('words', english)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test('[NOTE-02] what stands is stacked, the newest first, and what is beyond a few is opened by a press', async () => {
  const notices = createNoticeStore()
  const root = createRoot(page)
  await act(async () => root.render(<NoticeList notices={notices} />))
  const stand = (...names: string[]) =>
    act(async () => {
      for (const title of names) notices.show({ type: 'info', title, staysMs: Infinity })
    })
  await stand('A', 'B', 'C')
  expect(titles()).toEqual(['C', 'B', 'A'])
  expect(more()).toBeNull()
  await act(async () => void notices.show({ type: 'success', title: 'Copied' }))
  await stand('D', 'E')
  expect(titles()).toEqual(['E', 'D', 'Copied', 'C'])
  expect(more()?.textContent).toBe('2 more')
  await act(async () => more()?.click())
  expect(titles()).toEqual(['E', 'D', 'Copied', 'C', 'B', 'A'])
  expect(more()?.getAttribute('aria-expanded')).toBe('true')
  await act(async () => more()?.click())
  expect(titles()).toEqual(['E', 'D', 'Copied', 'C'])
  await act(async () => notices.close(6))
  await act(async () => notices.close(5))
  expect(titles(), 'there is room again').toEqual(['Copied', 'C', 'B', 'A'])
  expect(more()).toBeNull()
  await act(async () => root.unmount())
})
