import { expect, test } from 'vitest'
import { queryOf, readAccountFilter } from './read-account-filter.ts'

test('[ACCT-03] a filter is in the address, and read back from it', () => {
  for (const filter of [
    { token: '', status: '', module: '' },
    { token: '77', status: 'failed', module: 'exchange' },
    { token: 'v1:4', status: '', module: '' },
    { token: 'eyJpIjoiMTIzIn0=', status: '', module: '' },
  ] as const) {
    expect(readAccountFilter(new URLSearchParams(queryOf(filter)))).toEqual(filter)
  }
  expect(queryOf({ token: '', status: '', module: '' })).toBe('')
})

test('[ACCT-03] what is no filter is refused in words', () => {
  for (const query of ['token=%3Cx%3E', 'token=v1:4&status=failed', 'status=odd', 'kind=%3Cb%3E']) {
    expect(() => readAccountFilter(new URLSearchParams(query))).toThrow(/is not? /)
  }
})
