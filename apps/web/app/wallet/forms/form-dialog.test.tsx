import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beyondSources } from '../../trouble.ts'
import * as english from '../../words/en.ts'
import { setSession } from '../session.ts'
import { FormDialog } from './form-dialog.tsx'
import type { Offer, ShownForm } from './shown-form.ts'

const me = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const other = 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh'
const offer: Offer = { form: 'send', about: '', text: 'Send' }
const close = vi.fn()

/** A form that says whose it is. */
async function answer(path: string): Promise<Response> {
  const about = `of ${new URL(path, 'http://localhost').searchParams.get('account')}`
  const form: ShownForm = {
    about,
    none: '',
    to: { kind: 'account', label: 'To', given: '' },
    hasMemo: false,
  }
  return Response.json({ value: form })
}

let page: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('words', english)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', answer)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  close.mockReset()
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  setSession({ status: 'idle' })
  vi.unstubAllGlobals()
})

const show = (shown: Offer = offer) =>
  act(async () => root.render(<FormDialog offer={shown} first={me} language="en" close={close} />))
const choose = (granter?: string) =>
  act(async () => setSession({ status: 'connected', address: me, ...(granter !== undefined && { granter }) }))
const field = () => page.querySelector<HTMLInputElement>('[name=to]')

test('[WALLET-07] a form that is open when another tab chooses for whom one acts begins anew for them', async () => {
  await choose()
  await show()
  expect(page.textContent).toContain(`of ${me}`)
  const typed = field()
  if (typed !== null) typed.value = other
  await choose(other)
  expect(page.textContent).toContain(`of ${other}`)
  expect(page.textContent).not.toContain(`of ${me}`)
  expect(page.querySelector('bdi')?.title).toBe(other)
  expect(field()?.value).toBe('')
  expect(close).not.toHaveBeenCalled()
})

test('[WALLET-07] who is connected chooses for whom they act, whoever that is now', async () => {
  await choose(other)
  await show()
  expect(page.textContent).toContain(`of ${other}`)
  await act(async () => root.render(null))
  await show({ ...offer, form: 'actFor' })
  expect(page.textContent).toContain(`of ${me}`)
})

test('[WALLET-07] a form stays as it is while nobody is connected', async () => {
  await choose()
  await show()
  await act(async () => setSession({ status: 'disconnected' }))
  expect(page.textContent).toContain(`of ${me}`)
})

test('[WALLET-07] who allows more than one page tells is offered once, with all that they allow', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const isFirst = !path.includes('cursor')
    const of = (key: string, more: string) => ({ key, text: `${key} · ${more}`, more })
    const choices = isFirst
      ? [of('a', 'Send'), of('b', 'Vote')]
      : [of('b', 'Send, Delegate'), of('c', 'Vote')]
    const from = { label: 'For', choices, next: isFirst ? 'two' : '' }
    return Response.json({ value: { about: '', none: '', hasMemo: false, from } })
  })
  await choose()
  await show({ form: 'actFor', about: '', text: 'Act' })
  const more = [...page.querySelectorAll('button')].find((one) => one.textContent === english.forms.form.more)
  await act(async () => more?.click())
  expect([...page.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
    'a · Send',
    'b · Vote, Send, Delegate',
    'c · Vote',
  ])
})

test('[WALLET-07] a list that goes on is added to, and what was added can be chosen', async () => {
  const pages: Record<string, { keys: string[]; next: string }> = {
    '': { keys: ['a', 'b'], next: 'two' },
    two: { keys: ['b', 'c'], next: 'three' },
    three: { keys: ['d'], next: '' },
  }
  let isSilent = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (isSilent) return new Response('', { status: 503 })
    const { keys, next } = pages[new URL(path, 'http://localhost').searchParams.get('cursor') ?? ''] ?? {
      keys: [],
      next: '',
    }
    const from = { label: 'Grant', choices: keys.map((key) => ({ key, text: key })), next }
    return Response.json({ value: { about: '', none: '', hasMemo: false, from } })
  })
  const more = () =>
    [...page.querySelectorAll('button')].find((one) => one.textContent === english.forms.form.more)
  const offered = () => [...page.querySelectorAll('option')].map((one) => one.value)
  await choose()
  await show({ form: 'revoke', about: '', text: 'Revoke' })
  expect(offered()).toEqual(['a', 'b'])
  isSilent = true
  await act(async () => more()?.click())
  expect(page.textContent).toContain(english.forms.form.silent)
  isSilent = false
  const select = page.querySelector('select') as HTMLSelectElement
  select.value = 'b'
  await act(async () => more()?.click())
  expect(offered()).toEqual(['a', 'b', 'c'])
  expect(select.value, 'what was chosen stays').toBe('b')
  expect(page.textContent).not.toContain(english.forms.form.silent)
  await act(async () => more()?.click())
  expect(offered()).toEqual(['a', 'b', 'c', 'd'])
  expect(more()).toBeUndefined()
})

test('[WALLET-10] what nobody tells is no fault of the site, and no word of its own stands there', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ missing: beyondSources }))
  await choose()
  await show()
  const told = page.querySelector('form')?.textContent
  expect(told).toContain('No source of this site tells')
  expect(told).not.toContain(beyondSources)
})

test('[WALLET-09] who is connected by address only is told before they fill in anything that nothing can be signed', async () => {
  await choose()
  await show()
  expect(page.textContent).not.toContain('nothing can be signed')
  await act(async () => setSession({ status: 'connected', address: me, wallet: 'address-only', isDev: true }))
  expect(page.textContent).toContain('nothing can be signed')
})
