import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../../words/en.ts'
import { CartBar } from './cart-bar.tsx'
import { collect, readCart, takeOut } from './store.ts'

let page: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('words', english)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  takeOut(...readCart().map(({ key }) => key))
  vi.unstubAllGlobals()
})

const press = (text: string) =>
  act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent === text)?.click())
const isOffered = (text: string) =>
  [...page.querySelectorAll('button')].some((one) => one.textContent === text && !one.disabled)

test('[WALLET-12] memos that are too long together are said before anything is sent, until one is taken out', async () => {
  const start = vi.fn(async () => undefined)
  for (const memo of ['a', 'b']) collect({ build: async () => [], memo: memo.repeat(200) }, [`act ${memo}`])
  await act(async () => root.render(<CartBar language="en" start={start} done={() => {}} />))
  await press('Look at them')
  expect(page.textContent).toContain('may have 256 bytes at most, and has 404.')
  expect(isOffered('Send all 2')).toBe(false)
  await act(async () => takeOut(readCart()[0]?.key ?? 0))
  expect(page.textContent).not.toContain('256 bytes')
  await press('Send it')
  expect(start).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ memo: 'b'.repeat(200) }))
})
