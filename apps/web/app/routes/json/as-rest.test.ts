import { expect, test } from 'vitest'
import { asRest } from './as-rest.ts'

test('[DATA-04] what has no REST is told as what has: names with underscores, large numbers as text', () => {
  const told = { marketId: 'a', rows: [{ executedAt: 2n ** 63n, isLong: true }], none: undefined, nil: null }
  expect(asRest(told)).toEqual({
    market_id: 'a',
    rows: [{ executed_at: '9223372036854775808', is_long: true }],
    none: undefined,
    nil: null,
  })
})
