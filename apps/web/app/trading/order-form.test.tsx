import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Act } from '../wallet/act.ts'
import * as english from '../words/en.ts'
import { OrderForm } from './order-form.tsx'
import { closing, type Known } from './plan-order.ts'

const { started } = vi.hoisted(() => ({ started: [] as Act[] }))
vi.mock('../wallet/act.ts', () => ({
  startAct: async (one: Act) => {
    started.push(one)
    return { hash: 'A' }
  },
}))

const known: Known = {
  traded: {
    marketId: `0x${'2f'.repeat(32)}`,
    ticker: 'INJ/USDT PERP',
    kind: 'derivative',
    base: 'INJ',
    quote: 'USDT',
    quoteDecimals: 6,
    priceTick: '0.001',
    quantityTick: '0.001',
    minNotional: '1',
    makerFee: '-0.0001',
    takerFee: '0.001',
    relayerShare: '0.4',
    initialMargin: '0.05',
    maintenanceMargin: '0.02',
  },
  now: {
    buys: [{ price: '24.96', quantity: '5' }],
    sells: [{ price: '25.02', quantity: '5' }],
    mark: '25',
  },
  own: { base: undefined, quote: '1000', position: undefined },
}
const alice = 'inj17w0adeg64ky0daxwd2ugyuneellmjgnxf5vkec'

beforeEach(() => {
  vi.stubGlobal('words', english)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  started.splice(0)
  vi.unstubAllGlobals()
})

test('[WALLET-11] a form says what is missing only when it was sent, and sends nothing then', async () => {
  const page = await show(known)
  expect(page.querySelector('[role=alert]')).toBeNull()
  await press(page, 'Preview')
  expect(page.textContent).toContain('This field is required')
  expect(started).toEqual([])
})

test('[WALLET-11] what an order costs stands there before it is signed, and is what is signed', async () => {
  const page = await show(known)
  await choose(page, 'kind', 'market')
  await type(page, 'quantity', '2')
  expect(page.textContent).toContain('2 INJ at 25.02 USDT on average')
  expect(page.textContent).toContain('0.030024\u00A0USDT')
  expect(page.textContent).toContain('Available: 1,000 USDT')
  await press(page, 'Preview')
  const [message] = (await started[0]?.build(alice)) ?? []
  const { type: kind, message: proto } = Object(message?.toDirectSign()) as { type: string; message: object }
  expect(kind).toContain('injective.exchange.v2.MsgCreateDerivativeMarketOrder')
  // 25.271, two of them, for three times the margin.
  expect(proto).toMatchObject({
    sender: alice,
    order: {
      orderInfo: { price: '25271000000000000000', quantity: '2000000000000000000', feeRecipient: alice },
      margin: '16847334000000000000',
    },
  })
})

test('[WALLET-11] a price between two steps is mended by a press', async () => {
  const page = await show(known)
  await type(page, 'quantity', '1')
  await type(page, 'price', '20.00055')
  expect(page.textContent).toContain('Only steps of 0.001: the nearest is 20.')
  await press(page, 'Use 20')
  expect(field(page, 'price').value).toBe('20')
  expect(page.querySelector('[role=alert]')).toBeNull()
})

test('[WALLET-11] a trigger is asked for where it is waited for, and its side is checked', async () => {
  const page = await show(known)
  await choose(page, 'kind', 'stopMarket')
  await type(page, 'quantity', '1')
  await type(page, 'triggerPrice', '24')
  expect(page.textContent).toContain('this trigger has to be above it')
  await type(page, 'triggerPrice', '26')
  expect(page.textContent).toContain('it waits for the trigger')
})

test('[WALLET-11] closing asks for neither side nor leverage', async () => {
  const position = { isLong: true, quantity: '2', entryPrice: '25', margin: '9' }
  const page = await show({ ...known, own: { base: undefined, quote: undefined, position } }, position)
  expect(page.textContent).toContain('Closes a position of 2 INJ.')
  expect(page.querySelector('[name=leverage], [name=side]')).toBeNull()
  await press(page, 'Preview')
  const [message] = (await started[0]?.build(alice)) ?? []
  expect(Object(message?.toDirectSign()).message).toMatchObject({ order: { margin: '0', orderType: 2 } })
})

async function show(given: Known, position?: { isLong: boolean; quantity: string }): Promise<HTMLElement> {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const element = <OrderForm {...given} {...(position && { start: closing(position) })} />
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () => createRoot(page).render(<RouterProvider router={router} />))
  return page
}

function field(page: HTMLElement, name: string): HTMLInputElement {
  const input = page.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (input === null) throw new Error(`There is no field ${name}`)
  return input
}

/** As a browser does: React hears of what was typed by the setter that it hasn't replaced. */
async function type(page: HTMLElement, name: string, text: string): Promise<void> {
  const input = field(page, name)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function choose(page: HTMLElement, name: string, value: string): Promise<void> {
  const select = page.querySelector<HTMLSelectElement>(`select[name=${name}]`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

async function press(page: HTMLElement, text: string): Promise<void> {
  const button = [...page.querySelectorAll('button')].find((one) => one.textContent === text)
  await act(async () => {
    button?.click()
    await Promise.resolve()
  })
}
