import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../../words/en.ts'
import { startAct, startCall, type Act } from '../act.ts'
import { setSession } from '../session.ts'
import { ActForm } from './act-form.tsx'
import type { Offer, ShownForm } from './shown-form.ts'

vi.mock('../act.ts', () => ({ startAct: vi.fn(), startCall: vi.fn() }))

const started = vi.mocked(startAct)
const { form: words } = english.forms
const me = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const other = '0x1111111111111111111111111111111111111111'
const otherInj = 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh'
const inj = {
  denom: 'inj',
  symbol: 'INJ',
  decimals: 18,
  amount: '1000000000000000000',
  fee: '5000000000000000',
}
const usdt = { denom: 'usdt', symbol: 'USDT', decimals: 6, amount: '2500000', fee: '0' }
const offer: Offer = { form: 'send', about: '', text: 'Send' }
const send: ShownForm = {
  about: '',
  none: '',
  from: {
    label: 'Token',
    choices: [
      { key: 'inj', text: '1 INJ', held: inj },
      { key: 'usdt', text: '2.5 USDT', held: usdt },
    ],
  },
  to: { kind: 'account', label: 'To', given: '' },
  hasMemo: true,
}

let page: HTMLElement
let root: Root
const close = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('words', english)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
  started.mockReset()
  close.mockReset()
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  setSession({ status: 'idle' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[VALID-01] nothing is said of a field while one types, and all of it once it is left', async () => {
  await show(send)
  type('amount', '7')
  await rest()
  expect(told('amount')).toBe('1 available')
  leave('amount')
  await rest()
  expect(told('amount')).toBe(words.exceeds)
  expect(field('amount').getAttribute('aria-invalid')).toBe('true')
  expect(told('to')).toBe('')
  leave('to')
  await rest()
  expect(told('to')).toBe(words.required)
})

test('[VALID-04] the most is what the fee leaves, and one who types more is told of the fee', async () => {
  await show(send)
  await press(words.most)
  await rest()
  expect(field('amount').value).toBe('0.995')
  expect(told('amount')).toBe('1 available')
  type('amount', '1')
  leave('amount')
  await rest()
  expect(told('amount')).toBe('Insufficient balance. Gas fees are 0.005 INJ')
})

test('[VALID-04] who acts for another may take all of their INJ: the fee is not of it', async () => {
  setSession({ status: 'connected', address: me, granter: otherInj })
  await show(send)
  await press(words.most)
  await rest()
  expect(field('amount').value).toBe('1')
  expect(told('amount')).toBe('1 available')
})

test('[VALID-01] a memo is as long as its bytes, which a letter has several of', async () => {
  await show(send)
  type('memo', '메'.repeat(86))
  leave('memo')
  await rest()
  expect(told('memo')).toBe('It may have 256 bytes at most, and has 258.')
  type('memo', ` ${'메'.repeat(85)} `)
  leave('memo')
  await rest()
  expect(told('memo')).toBe(words.memoHint)
})

test('[VALID-04] another token has another balance, by which the amount is looked at anew', async () => {
  await show(send)
  type('amount', '2.5')
  leave('amount')
  await rest()
  expect(told('amount')).toBe(words.exceeds)
  await choose('from', 'usdt')
  expect(told('amount')).toBe('2.5 available')
  await press(words.most)
  expect(field('amount').value).toBe('2.5')
})

test('[WALLET-10] what was filled in is what is asked of the wallet, and the form goes once it is sent', async () => {
  started.mockResolvedValue({ hash: 'AA' })
  await show(send)
  type('to', other)
  leave('to')
  await rest()
  expect(told('to')).toBe(otherInj)
  type('amount', '0.25')
  type('memo', ' for lunch ')
  await submit()
  expect(close).toHaveBeenCalledOnce()
  const { build, memo } = lastAct()
  expect(memo).toBe('for lunch')
  expect((await build(me)).map((message) => message.toData())).toEqual([
    {
      '@type': '/cosmos.bank.v1beta1.MsgSend',
      fromAddress: me,
      toAddress: otherInj,
      amount: [{ denom: 'inj', amount: '250000000000000000' }],
    },
  ])
  // Another account, which was chosen in another tab meanwhile, doesn't do it.
  await expect(build(otherInj)).rejects.toMatchObject({ key: 'otherActor' })
})

test('[WALLET-10] who turns back finds the form as they left it, and stands where they were', async () => {
  const acting = Promise.withResolvers<undefined>()
  started.mockReturnValue(acting.promise)
  await show(send)
  type('to', otherInj)
  type('amount', '0.25')
  button(words.review).focus()
  await submit()
  await submit()
  expect(started).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button(words.review))
  expect(button(words.review).getAttribute('aria-disabled')).toBe('true')
  await act(async () => acting.resolve(undefined))
  await rest()
  expect(close).not.toHaveBeenCalled()
  expect(field('amount').value).toBe('0.25')
  expect(button(words.review).getAttribute('aria-disabled')).toBe('false')
  expect(document.activeElement).toBe(button(words.review))
})

test('[VALID-01] nothing is asked of the wallet while a field is wrong, and the first such is gone to', async () => {
  await show(send)
  type('amount', '0,25')
  await submit()
  expect(started).not.toHaveBeenCalled()
  expect(told('to')).toBe(words.required)
  expect(told('amount')).toBe('Amount is not valid.')
  expect(document.activeElement).toBe(field('to'))
  // A browser then tells that the button was left.
  button(words.review).dispatchEvent(new Event('focusout', { bubbles: true }))
  await rest()
  expect(told('to')).toBe(words.required)
  expect(told('amount')).toBe('Amount is not valid.')
})

test('[WALLET-10] a name is looked up at the site, and what is sent goes to its account', async () => {
  started.mockResolvedValue({ hash: 'AA' })
  const ask = vi.fn(async (path: string) =>
    Response.json(path.includes('alice') ? { account: otherInj } : { trouble: 'No account goes by it.' }),
  )
  vi.stubGlobal('fetch', ask)
  await show(send)
  type('to', 'nobody.inj')
  leave('to')
  await rest()
  expect(told('to')).toBe('No account goes by it.')
  type('to', 'alice.inj')
  leave('to')
  await rest()
  expect(told('to')).toBe(otherInj)
  type('amount', '0.25')
  await submit()
  expect(ask.mock.calls.map(([path]) => path)).toEqual([
    '/form/recipient/?name=nobody.inj',
    '/form/recipient/?name=alice.inj',
  ])
  const [message] = await lastAct().build(me)
  expect(message?.toData()).toMatchObject({ toAddress: otherInj })
})

test('[WALLET-10] a name that could not be looked up is said beside its field, and can be tried again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await show(send)
  type('to', 'alice.inj')
  leave('to')
  await rest()
  expect(told('to')).toBe(words.silent)
  vi.stubGlobal('fetch', async () => Response.json({ account: otherInj }))
  leave('to')
  await rest()
  expect(told('to')).toBe(otherInj)
})

test('what goes wrong where it is signed is said, and the form stays', async () => {
  started.mockRejectedValue(new Error('no script'))
  await show(send)
  type('to', otherInj)
  type('amount', '0.25')
  await submit()
  expect(close).not.toHaveBeenCalled()
  expect(page.textContent).toContain(words.silent)
})

test('[WALLET-10] stake is not moved to where it is', async () => {
  const stakes = ['one', 'two'].map((key) => ({ key, text: key, held: inj }))
  const others = ['one', 'two', 'three'].map((key) => ({ key, text: key }))
  await show({
    about: '',
    none: '',
    from: { label: 'From', choices: stakes },
    to: { kind: 'list', label: 'To', choices: others },
    hasMemo: false,
  })
  const listed = () =>
    [...page.querySelectorAll<HTMLOptionElement>('[name=to] option')].map(({ value }) => value)
  expect(listed()).toEqual(['two', 'three'])
  await choose('from', 'two')
  expect(listed()).toEqual(['one', 'three'])
})

test('[WALLET-10] one of several has to be chosen before a vote', async () => {
  started.mockResolvedValue({ hash: 'AA' })
  const choices = ['yes', 'no'].map((key) => ({ key, text: key }))
  const vote: ShownForm = {
    about: '',
    none: '',
    to: { kind: 'buttons', label: 'Vote', choices },
    hasMemo: false,
  }
  await show(vote, { form: 'vote', about: '7', text: 'Vote' })
  await submit()
  expect(started).not.toHaveBeenCalled()
  expect(page.textContent).toContain(words.required)
  await act(async () => page.querySelector<HTMLInputElement>('[value=no]')?.click())
  await rest()
  expect(page.textContent).not.toContain(words.required)
  await submit()
  const [message] = await lastAct().build(me)
  expect(message?.toData()).toMatchObject({ voter: me, option: 3 })
})

test('[EVM-12] an approval is taken back by the call that its choice stands for, and by its owner alone', async () => {
  const calls = ['0x22 0x095e', '0x33 0xa22c'].map((key) => ({ key, text: key }))
  const form: ShownForm = { ...send, from: { label: 'Approval', choices: calls }, hasMemo: false }
  delete form.to
  await show(form, { form: 'endApproval', about: '', text: 'End' })
  await choose('from', '0x33 0xa22c')
  vi.mocked(startCall).mockResolvedValueOnce({ hash: '0xab' })
  await submit()
  expect(vi.mocked(startCall).mock.calls).toEqual([[{ to: '0x33', data: '0xa22c', value: '0x0' }, me]])
  expect(started).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalled()
})

async function show(form: ShownForm, shown: Offer = offer) {
  await act(async () =>
    root.render(<ActForm offer={shown} form={form} account={me} language="en" close={close} />),
  )
}

function field(name: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (found === null) throw new Error(`no field ${name}`)
  return found
}

function lastAct(): Act {
  const [asked] = started.mock.lastCall ?? []
  if (asked === undefined) throw new Error('nothing was asked of the wallet')
  return asked
}

const told = (name: string) => page.querySelector(`#form-${name}-told`)?.textContent

function button(text: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find((one) => one.textContent === text)
  if (found === undefined) throw new Error(`no button ${text}`)
  return found
}

function type(name: string, text: string) {
  field(name).value = text
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

const leave = (name: string) => field(name).dispatchEvent(new Event('focusout', { bubbles: true }))

/** As long as changes are gathered. */
async function rest() {
  await act(async () => vi.advanceTimersByTimeAsync(10))
}

async function press(text: string) {
  await act(async () => button(text).click())
  await rest()
}

async function choose(name: string, value: string) {
  await act(async () => {
    field(name).value = value
    field(name).dispatchEvent(new Event('change', { bubbles: true }))
  })
  await rest()
}

async function submit() {
  await press(words.review)
}
