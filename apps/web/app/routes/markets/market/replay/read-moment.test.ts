import { expect, test } from 'vitest'
import { queryOfMoment, readAfter, readMoment } from './read-moment.ts'

const read = (query: string) => readMoment(new URLSearchParams(query))

test('[MARKET-02] an address leads to a moment, and the moment to its address', () => {
  const query = 'at=560&side=sell&size=12.5&candles=5&until=1785283200000'
  expect(new URLSearchParams(queryOfMoment(read(query))).toString()).toBe(query)
  expect(read('')).toEqual({ at: undefined, side: 'buy', size: '', resolution: '', until: undefined })
})

test.each([
  'at=-1',
  'at=0',
  'at=x',
  'at=99999999999999999999',
  'side=both',
  'size=1e9',
  'size=-1',
  'candles=7',
  'until=0',
  'until=yesterday',
  'until=9999999999999',
])('%s is refused with the reason', (query) => {
  expect(() => read(query)).toThrow(/is no/)
})

test('[MARKET-02] what candles are asked for after is a time too', () => {
  const after = (query: string) => readAfter(new URLSearchParams(query))
  expect(after('after=1785283200000')).toBe(1_785_283_200_000)
  expect(after('')).toBeUndefined()
  expect(() => after('after=-1')).toThrow(/is no time/)
})
