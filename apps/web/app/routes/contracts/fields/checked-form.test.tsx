import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import * as english from '../../../words/en.ts'
import { CheckedField } from './checked-field.tsx'
import { CheckedForm } from './checked-form.tsx'
import './field-tools.ts' // it is there at once when a field is gone into
import type { Rule } from './rule.ts'

const sent = vi.fn(() => null)
const rules: Record<string, Rule> = {
  limit: {
    of: 'message',
    shape: { name: 'limit', isOptional: true, type: 'number', whole: { bits: 8, isSigned: false } },
  },
  sender: { of: 'sender' },
}

async function draw(): Promise<HTMLFormElement> {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const element = (
    <CheckedForm action="/" label="Fields" rules={rules}>
      <CheckedField name="limit" label="limit" value="" trouble="" />
      <CheckedField name="sender" label="sender" value="" trouble="said by the server" />
      <button>Ask</button>
    </CheckedForm>
  )
  const router = createMemoryRouter([{ path: '/', element, loader: sent }])
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  await vi.waitFor(() => expect(place.querySelector('form')).not.toBeNull())
  sent.mockClear()
  return place.querySelector('form') as HTMLFormElement
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}

/** What is said of a field, where it says that it is wrong. */
function toldOf(field: HTMLInputElement): string | undefined {
  const id = field.getAttribute('aria-describedby')
  const told = id === null ? undefined : (document.getElementById(id)?.textContent ?? undefined)
  expect(field.getAttribute('aria-invalid')).toBe(String(told !== undefined))
  return told
}

async function goInto(field: HTMLInputElement): Promise<void> {
  await act(async () => field.focus())
  await act(async () => {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve))
  })
}

async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('words', english)
})

test('[WASM-02] what is wrong with a field is told beside it when it is left, and no longer once it is mended', async () => {
  const form = await draw()
  const limit = fieldOf(form, 'limit')
  await goInto(limit)
  await type(limit, '256')
  expect(toldOf(limit), 'nobody is told while they type').toBeUndefined()
  await act(async () => limit.blur())
  expect(toldOf(limit)).toMatch(/256.+a whole number from 0 to 255/)
  await type(limit, '25')
  expect(toldOf(limit)).toBeUndefined()
  await type(limit, '25x')
  expect(toldOf(limit)).toMatch(/25x/)
})

test('[WASM-03] what the server said stands beside its field until it is mended', async () => {
  const form = await draw()
  const sender = fieldOf(form, 'sender')
  expect(toldOf(sender)).toBe('said by the server')
  await goInto(sender)
  await type(sender, 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku')
  expect(toldOf(sender)).toBeUndefined()
})

test('[WASM-03] nothing is sent before all is right: the first field that is wrong is gone to', async () => {
  const form = await draw()
  const [limit, sender] = [fieldOf(form, 'limit'), fieldOf(form, 'sender')]
  await goInto(limit)
  await act(async () => form.requestSubmit())
  expect([toldOf(limit), toldOf(sender)]).toEqual([undefined, expect.stringMatching('Nothing stands here')])
  expect(document.activeElement).toBe(sender)
  expect(sent).not.toHaveBeenCalled()
  await type(sender, 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku')
  await act(async () => form.requestSubmit())
  expect(sent).toHaveBeenCalledOnce()
})
