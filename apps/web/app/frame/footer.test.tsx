import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { Footer } from './footer.tsx'
import type { Frame } from './frame.server.ts'

afterEach(() => vi.unstubAllGlobals())

const frame: Frame = {
  theme: 'system',
  origin: 'http://localhost',
  now: 0,
  chainId: 'injective-1',
  networks: [],
  head: undefined,
  upgrade: undefined,
  isRecording: false,
  toldBy: 'index',
  hasEnded: false,
  behind: 0,
  trouble: '',
  isSilent: false,
}

test.each([
  ['index', 'From our own index of the chain'],
  ['public', 'From Injective’s public services'],
  ['both', 'From our own index of the chain and Injective’s public services'],
] as const)('[NET-02] the footer says whose word a page is: %s', (toldBy, said) => {
  vi.stubGlobal('words', english)
  const router = createMemoryRouter([{ path: '/', element: <Footer frame={{ ...frame, toldBy }} /> }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(`<span>${said}</span>`)
})
