import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { beyondSources } from '../../trouble.ts'
import * as english from '../../words/en.ts'
import { ListSection } from './list-section.tsx'
import type { Section } from './section.ts'

afterEach(() => vi.unstubAllGlobals())

/** What stands in a section of a list, once what is said of a lost one has come. */
async function read(lost: Omit<Section, 'id'>): Promise<string[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('words', english)
  vi.stubGlobal('EventSource', StillStream) // what is missing listens for the next block
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const router = createMemoryRouter([{ path: '/', element: <ListSection id="list" {...lost} /> }])
  await act(async () => root.render(<RouterProvider router={router} />))
  await vi.waitFor(() => expect(place.querySelector('p')).not.toBeNull())
  const said = [...place.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
  await act(async () => root.unmount())
  place.remove()
  return said
}

class StillStream extends EventTarget {
  close(): void {}
}

test('[NOTE-04] a list that can’t be had is named: by its group, or else by its own title', async () => {
  const content = { missing: 'The index did not answer' }
  expect(await read({ title: 'Who holds it', group: 'holders', content })).toContain(
    'Network error: Unable to fetch token holders',
  )
  expect(await read({ title: 'From Ethereum', content })).toContain(
    'Network error: Unable to fetch “From Ethereum”',
  )
  expect(await read({ title: 'Trades', group: 'trades', content })).toContain('Failed to fetch trade history')
})

test('[NOTE-04] a list that nobody can tell is no error', async () => {
  const { title, text } = english.states.beyond
  expect(await read({ title: 'Vouchers', content: { missing: beyondSources } })).toEqual([title, text])
})
