// @vitest-environment node
import type { GetOrderBookResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../../../language/written.ts'
import { viewBook } from './book.server.ts'
import { layOutBook, layOutDepth } from './lay-out-book.ts'
import { viewCost } from './cost.server.ts'

const naming = {
  language: 'en' as const,
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const units = { base: 'INJ', quote: 'USDT' }
const level = (price: string, quantity: string) => ({
  price: { raw: price, human: price },
  quantity: { raw: quantity, human: quantity },
})
const book: GetOrderBookResponse = {
  marketId: '0xa',
  height: 7n,
  time: 0n,
  sequence: 1n,
  generation: 2,
  buys: [level('24.9', '1'), level('24.85', '3')],
  sells: [level('25', '2.5')],
  changedBefore: 6n,
  changedAfter: 0n,
  tradedBefore: 0n,
  tradedAfter: 0n,
  from: 0n,
  head: 9n,
}

const layOut = (told: GetOrderBookResponse) => {
  const { best, words } = viewBook(told, units, naming)
  return { ...layOutBook(best, words), depth: layOutDepth(best, words) }
}

test('[MARKET-02] a book adds up from the middle, and its numbers stand below each other', () => {
  const { buys, sells, middle } = layOut(book)
  expect(buys).toEqual([
    { price: '24.90', quantity: '1.0', total: '1.0', bar: 25 },
    { price: '24.85', quantity: '3.0', total: '4.0', bar: 100 },
  ])
  expect(sells).toEqual([{ price: '25.00', quantity: '2.5', total: '2.5', bar: 62.5 }])
  expect(middle).toBe('Spread 0.1 · 0.401%')
})

test('[MARKET-02] a book with one side, or none, says so', () => {
  expect(layOut({ ...book, sells: [] }).middle).toBe('No spread: one side is empty')
  const empty = layOut({ ...book, sells: [], buys: [] })
  expect(empty).toMatchObject({ middle: 'No order rests in this book.', buys: [], depth: undefined })
})

test('[MARKET-02] prices of 18 decimals keep every digit, and what is traded may be called anything', () => {
  const buys = [level('0.000000000000000002', '1'), level('0.000000000000000001', '1')]
  const shown = layOut({ ...book, buys, sells: [level('0.000000000000000003', '1')] })
  expect(shown.buys.map(({ price }) => price)).toEqual(['0.000000000000000002', '0.000000000000000001'])
  expect(shown.middle).toContain('0.000000000000000001')
  const odd = viewBook(book, { base: '{sells}<b>', quote: '$&' }, naming)
  expect(layOutDepth(odd.best, odd.words)?.alt).toContain('4 {sells}<b> of orders to buy')
})

test('[MARKET-02] what is too far out for the drawing of depth is counted beside it', () => {
  expect(layOut(book).depth?.beyond).toBe('')
  const far = { ...book, sells: [...book.sells, level('4000', '1')] }
  expect(layOut(far).depth?.beyond).toBe('Farther out and not drawn: 0 prices to buy, 1 to sell.')
})

test('[MARKET-02] only the best prices are shown of a deep book, and that it is deeper', () => {
  const buys = Array.from({ length: 100 }, (_, at) => level(String(100 - at), '1'))
  const shown = layOut({ ...book, buys, sells: [] })
  expect(shown.buys).toHaveLength(12)
  expect(shown.note).toContain('of 0 to sell and 100 to buy')
})

test('[MARKET-02] what an order would cost is told with how much of it the book has', () => {
  const fee = { rate: '0.001', isOfNow: false }
  const cost = viewCost(book, { side: 'sell', size: '10', units, isSpot: true, fee }, naming)
  expect(Object.fromEntries(cost?.facts.map(({ name, shown }) => [name, plainText(shown)]) ?? [])).toEqual({
    'Average price': '24.8625 USDT',
    'Worst price': '24.85 USDT',
    Slippage: '0.1506%',
    Received: '99.45 USDT',
    'Fee, 0.1%': '0.09945 USDT',
    Depth: '2 prices of the book',
  })
  expect(plainText([cost?.note ?? ''])).toBe('The book has only 4 INJ: the rest would not be filled.')
  expect(viewCost(book, { side: 'buy', size: '', units, isSpot: true, fee }, naming)).toBeUndefined()
})

test('[MARKET-02] who sells a derivative receives nothing for it: what the order is worth is told', () => {
  const fee = { rate: '0.001', isOfNow: false }
  const cost = viewCost(book, { side: 'sell', size: '10', units, isSpot: false, fee }, naming)
  expect(cost?.facts.map(({ name }) => name)).toContain('Order value')
  expect(cost?.facts.map(({ name }) => name)).not.toContain('Received')
})

test('[MARKET-02] where the fee of a past block isn’t known, the cost says that it is the one of now', () => {
  const note = (isOfNow: boolean) =>
    viewCost(book, { side: 'sell', size: '1', units, isSpot: true, fee: { rate: '0.001', isOfNow } }, naming)
      ?.note
  expect(note(true)).toMatch(/^The fee is that of now/)
  expect(note(false)).toBe('')
})
