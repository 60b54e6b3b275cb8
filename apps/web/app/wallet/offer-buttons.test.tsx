import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openForm } from './forms/open-form.tsx'
import type { Offer } from './forms/shown-form.ts'
import { OfferButtons } from './offer-buttons.tsx'
import { setSession } from './session.ts'

vi.mock('./forms/open-form.tsx', () => ({ openForm: vi.fn(async () => {}) }))

const [me, somebody] = ['inj1me', 'inj1somebody']
const sending: Offer = { form: 'send', about: me, text: 'Send to this account', own: 'Send', of: me }
const claiming: Offer = { form: 'claim', about: '', text: 'Claim rewards', of: me, isOwners: true }

let root: Root

beforeEach(() => setSession({ status: 'idle' }))

afterEach(async () => {
  await act(async () => root.unmount())
  setSession({ status: 'idle' })
  vi.unstubAllGlobals()
})

test('[WALLET-10] acts are offered to everybody whom nobody knows yet', async () => {
  expect(textsOf(await show())).toEqual(['Send to this account', 'Claim rewards'])
})

test('[WALLET-10] the owner of an account sends from it, another to it, and does nothing with what is in it', async () => {
  setSession({ status: 'connected', address: me })
  const page = await show()
  expect(textsOf(page)).toEqual(['Send', 'Claim rewards'])
  await act(async () => setSession({ status: 'connected', address: somebody }))
  expect(textsOf(page)).toEqual(['Send to this account'])
})

test('[WALLET-10] a press opens the form in the language of the page', async () => {
  const page = await show('/es/account/inj1me/')
  await act(async () => page.querySelector('button')?.click())
  expect(vi.mocked(openForm)).toHaveBeenCalledExactlyOnceWith(sending, 'es')
})

async function show(path = '/account/inj1me/'): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  const element = <OfferButtons offers={[sending, claiming]} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  root = createRoot(page)
  await act(async () => root.render(<RouterProvider router={router} />))
  return page
}

function textsOf(page: HTMLElement): (string | null)[] {
  return [...page.querySelectorAll('button')].map((button) => button.textContent)
}
