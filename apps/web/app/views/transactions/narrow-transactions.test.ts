import { expect, test } from 'vitest'
import { readNarrowing } from './narrow-transactions.ts'

const read = (query: string) => readNarrowing(new URLSearchParams(query))

test('[ACCT-03] what a list is narrowed to is in its address', () => {
  expect(read('')).toEqual({ status: '', module: '' })
  expect(read('status=failed&kind=exchange&rows=50')).toEqual({ status: 'failed', module: 'exchange' })
})

test('[ACCT-03] what is no status and no kind is refused in words', () => {
  expect(() => read('status=odd')).toThrow('"odd" is not a status')
  expect(() => read('kind=%3Cb%3E')).toThrow('"<b>" is not a kind of transactions')
})
