import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountField } from './account-field.tsx'

const words = { notOwner: 'no owner', notAccount: 'no account', notSubaccount: 'no subaccount' }
const look = { id: 'search', name: 'Account', look: '', words }

let page: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

test('[VALID-01] [VALID-02] an account is checked when its field is left, not while one types', async () => {
  await act(async () => root.render(<AccountField {...look} value="" trouble={undefined} />))
  const field = page.querySelector('input')
  if (field === null) throw new Error('There is no field')
  field.focus()
  field.value = 'inj1nobody'
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })))
  expect(page.querySelector('[role=alert]')).toBeNull()
  await leave(field)
  expect(page.querySelector('[role=alert]')?.textContent).toBe('no account')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  field.value = 'alice'
  await leave(field)
  expect(page.querySelector('[role=alert]')?.textContent).toBe('no owner')
  field.value = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  await leave(field)
  expect(page.querySelector('[role=alert]')).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBe('false')
})

test('[TRADE-01] what the server says of what was sent is there at once', async () => {
  await act(async () => root.render(<AccountField {...look} value="alice" trouble="notOwner" />))
  expect(page.querySelector('[role=alert]')?.textContent).toBe('no owner')
})

/** What checks it comes with the first time. */
async function leave(field: HTMLElement): Promise<void> {
  await act(async () => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await import('./read-typed.ts')
  })
}
