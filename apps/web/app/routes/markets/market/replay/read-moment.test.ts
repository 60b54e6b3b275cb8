import { expect, test } from 'vitest'
import { queryOfMoment, readMoment } from './read-moment.ts'

const read = (query: string) => readMoment(new URLSearchParams(query))

test('[MARKET-02] an address leads to a moment, and the moment to its address', () => {
  const query = 'at=560&side=sell&size=12.5&candles=5'
  expect(new URLSearchParams(queryOfMoment(read(query))).toString()).toBe(query)
  expect(read('')).toEqual({ at: undefined, side: 'buy', size: '', resolution: '' })
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
])('%s is refused with the reason', (query) => {
  expect(() => read(query)).toThrow(/is no/)
})
