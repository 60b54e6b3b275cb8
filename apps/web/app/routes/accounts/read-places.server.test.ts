// @vitest-environment node
import { expect, test } from 'vitest'
import { readBefore, readCursors } from './read-places.server.ts'

test('[ROUTE-16] places in lists are read, and what is none of ours is left', () => {
  const given = new URLSearchParams('orders=a_B-9&utm_source=a+b%3F&__proto__=x&constructor=y&status=failed')
  expect([...readCursors(given)]).toEqual([['orders', 'a_B-9']])
  expect(readBefore(new URLSearchParams('utm=x'))).toBe('')
  expect(readBefore(new URLSearchParams('before=12'))).toBe('12')
})

test('[ROUTE-16] a place that no page gave is refused', () => {
  expect(() => readCursors(new URLSearchParams('orders=a+b'))).toThrow(/"a b" is no place/)
  expect(() => readCursors(new URLSearchParams('cw20='))).toThrow(/is no place/)
  expect(() => readBefore(new URLSearchParams('before=x'))).toThrow(/"x" is no place/)
})
