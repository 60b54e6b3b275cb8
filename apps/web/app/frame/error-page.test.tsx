import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { ErrorPage } from './error-page.tsx'

afterEach(() => vi.unstubAllGlobals())

/** @returns what the site is told of it */
async function show(shown: Parameters<typeof ErrorPage>[0]): Promise<string[]> {
  const told: string[] = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('words', english)
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, text: string) => told.push(text) })
  const router = createMemoryRouter([{ path: '/', element: <ErrorPage {...shown} /> }])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<RouterProvider router={router} />))
  expect(place.querySelector('h1')?.textContent).toMatch(/./)
  await act(async () => root.unmount())
  place.remove()
  return told
}

test('[NOTE-03] an error that ends a page is told to the site, whose log keeps it', async () => {
  const told = await show({ error: undefined, cause: new TypeError('a part of the page broke') })
  // What tells it comes when it is needed.
  await vi.waitFor(() => expect(told).toEqual([expect.stringContaining('a part of the page broke')]))
})

test('[NOTE-03] nothing is told of what the site has answered itself, nor of a network that is gone', async () => {
  expect(await show({ error: { status: 404, trouble: undefined }, cause: new Error('404') })).toEqual([])
  expect(await show({ error: undefined, cause: new TypeError('Failed to fetch') })).toEqual([])
})
