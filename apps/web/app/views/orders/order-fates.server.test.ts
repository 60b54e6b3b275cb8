// @vitest-environment node
import { GetOrderFatesResponse, OrderTerms } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { languages, type Language } from '../../language/languages.ts'
import { plainText } from '../../language/written.ts'
import { viewFates } from './order-fates.server.ts'

const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const terms = OrderTerms.create({ marketId: `0x${'1'.repeat(64)}`, type: 'buy_po', isBuy: true })

test('[TX-06] an order refused inside a successful transaction is told why, and what may be done', () => {
  const { became, step, tone } = refused('en', 59)
  expect(plainText(became)).toBe('refused: It would have traded at once, which a post-only order must not')
  expect(step).toBe('Change the order and send it again.')
  expect(tone).toBe('bad')
})

test('[TX-06] an order that could not be taken back is told why, and what may be done, in every language', () => {
  const cancel = { message: 0, isCancelled: false, hash: '0xab', cid: '', why: 'order doesnt exist' }
  const told = languages.map((language) => {
    const { notCancelled } = viewFates(GetOrderFatesResponse.create({ cancels: [cancel] }), {
      language,
      names,
    })
    return notCancelled
  })
  expect(told[0]).toEqual([
    {
      name: '0xab',
      why: 'The order was no longer there',
      step: 'Look at what is open now: it may have been filled or cancelled before.',
    },
  ])
  expect(new Set(told.map(([one]) => one?.step)).size).toBe(languages.length)
})

test('[TX-06] a code that the exchange never told before is shown as it is', () => {
  expect(plainText(refused('en', 999).became)).toBe(
    'refused: The chain refused it and gave only a number: exchange 999',
  )
})

test('[I18N-01] every language has its own words for it', () => {
  const texts = languages.map((language) => refused(language, 59).step)
  expect(new Set(texts).size).toBe(languages.length)
})

function refused(language: Language, code: number) {
  const refusal = { codespace: 'exchange', code, reason: '' }
  const fate = { message: 0, place: 0, status: 'refused', terms, refusal, fills: [], placedHash: '' }
  const [order] = viewFates(GetOrderFatesResponse.create({ orders: [fate] }), { language, names }).orders
  if (order === undefined) throw new Error('no order')
  return order
}

test('[TX-04] an order is told in whole units, with its margin and what it waits for', () => {
  const market = {
    id: terms.marketId,
    ticker: 'INJ/USDT PERP',
    kind: 'perpetual' as const,
    baseDenom: undefined,
    baseDecimals: undefined,
    quoteDenom: 'usdt',
    quoteDecimals: 6,
  }
  const usdt = { denom: 'usdt', symbol: 'USDT', decimals: 6, name: 'Tether' }
  const known = { ...names, tokens: new Map([['usdt', usdt]]), markets: new Map([[terms.marketId, market]]) }
  const amount = (human: string) => ({ raw: `${human}000000`, human })
  const asked = {
    ...terms,
    type: 'STOP_SELL',
    quantity: amount('1500'),
    price: amount('23'),
    margin: amount('0'),
    triggerPrice: amount('24.5'),
  }
  const fate = { message: 0, place: 0, status: 'waiting', terms: asked, fills: [], placedHash: '' }
  const told = GetOrderFatesResponse.create({ orders: [fate] })
  const [order] = viewFates(told, { language: 'en', names: known }).orders
  expect(plainText(order?.type ?? [])).toBe('Stop limit sell, reduce-only')
  expect(plainText(order?.quantity ?? [])).toBe('1,500 INJ')
  expect(plainText(order?.price ?? [])).toBe('23 USDT')
  expect(plainText(order?.trigger ?? [])).toBe('24.5 USDT')
  expect(order).not.toHaveProperty('margin')
  const done = { status: 'filled', filled: amount('1500'), averagePrice: amount('23.5') }
  const [filled] = viewFates(GetOrderFatesResponse.create({ orders: [{ ...fate, ...done }] }), {
    language: 'en',
    names: known,
  }).orders
  expect(plainText(filled?.became ?? [])).toMatch(/^filled at 23\.5 USDT/)
  // Of a market that nobody knows the numbers stand as they are.
  expect(plainText(viewFates(told, { language: 'en', names }).orders[0]?.quantity ?? [])).toBe('1,500')
})
