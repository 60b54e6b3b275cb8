import { afterEach, expect, test, vi } from 'vitest'
import { hasReached, hasToRise } from './has-reached.ts'
import { mostThings, type Thing } from './news.ts'
import {
  addWatch,
  changeWatch,
  isPrice,
  parseWatches,
  readWatches,
  removeWatch,
  type Watch,
} from './watches.ts'

// Where another file of tests has begun to watch, what is watched is followed on a stream.
vi.stubGlobal(
  'EventSource',
  class extends EventTarget {
    close() {}
  },
)
afterEach(() => {
  for (const { thing, price } of readWatches())
    removeWatch(price === undefined ? thing : `${thing} ${price.at}`)
  localStorage.clear()
  vi.restoreAllMocks()
})

const account: Watch = { thing: `account/inj1${'q'.repeat(38)}`, name: 'somebody' }
const market = (at: string): Watch => ({
  thing: `market/0x${'ab'.repeat(32)}`,
  name: 'INJ/USDT',
  price: { at, isRise: true },
})

test('[NOTE-06] what is watched is kept in this browser, each thing once and a market once for each price', () => {
  for (const watch of [account, account, market('10'), market('12'), market('10')])
    expect(addWatch(watch)).toBeUndefined()
  changeWatch(account.thing, { last: { said: 'sent 5 INJ', path: '/transaction/AB/', time: 7 } })
  const told = parseWatches(localStorage.getItem('explorer-watched'))
  expect(told).toEqual(readWatches())
  expect(told.map(({ name, price }) => `${name} ${price?.at ?? ''}`).toSorted()).toEqual([
    'INJ/USDT 10',
    'INJ/USDT 12',
    'somebody ',
  ])
  expect(told.find(({ thing }) => thing === account.thing)?.last?.said).toBe('sent 5 INJ')
  removeWatch(`${market('10').thing} 10`)
  expect(readWatches()).toHaveLength(2)
})

test('[NOTE-06] one too many is refused, and a browser that keeps nothing is told of', () => {
  for (let n = 0; n < mostThings; n++) {
    const thing: Thing = `transaction/${String(n).padStart(64, '0')}`
    expect(addWatch({ thing, name: String(n) })).toBeUndefined()
  }
  expect(addWatch(account)).toBe('full')
  for (const { thing } of readWatches()) removeWatch(thing)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  expect(addWatch(account)).toBe('notKept')
  expect(readWatches()).toEqual([])
})

test('[NOTE-06] what somebody else has written where the list is kept is left out', () => {
  for (const text of ['', 'x', 'null', '{}', '[1, null, {"thing":"account/../../x","name":"x"}]'])
    expect(parseWatches(text)).toEqual([])
  const odd = { ...account, name: 7, price: { at: '1e9' }, last: { said: 'x', path: '//evil', time: 1 } }
  expect(parseWatches(JSON.stringify([odd]))).toEqual([{ thing: account.thing, name: account.thing }])
})

test('[NOTE-06] a price is reached from the side that it came from, to the last digit', () => {
  expect(hasReached('9.999999999999999999', { at: '10', isRise: true })).toBe(false)
  expect(hasReached('10.0', { at: '10', isRise: true })).toBe(true)
  expect(hasReached('10.000000000000000001', { at: '10', isRise: false })).toBe(false)
  expect(hasReached('9', { at: '10', isRise: false })).toBe(true)
  expect(hasReached('', { at: '10', isRise: false })).toBe(false)
  expect([hasToRise('9', '10'), hasToRise('11', '10'), hasToRise('10.00', '10')]).toEqual([
    true,
    false,
    undefined,
  ])
  expect(['0.5', '12', '0', '-1', '1e5', '', ' 1', '1.', '9'.repeat(19)].map(isPrice)).toEqual([
    true,
    true,
    ...Array.from({ length: 7 }, () => false),
  ])
})
