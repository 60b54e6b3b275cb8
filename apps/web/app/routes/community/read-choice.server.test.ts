// @vitest-environment node
import { expect, test } from 'vitest'
import { readChoice, toSearch } from './read-choice.server.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

test('[CSP-01] a time takes in the whole of its last minute, and an account goes by one spelling', () => {
  const asked = read(
    'search=0x8bF5E9ae4aA4b8e5Ca29Df2fC1cde95C4E4bcA5A&direction=to&from=2026-11-22T16:19&to=2026-11-22T16:19',
  )
  const search = toSearch(asked)
  expect(search?.account).toMatch(/^inj1/)
  expect(search && search.to - search.from).toBe(59_999n)
})

test('[CSP-01] what is typed and no account is said beside the field; a wrong address of the page is refused', () => {
  expect(toSearch(read('search=nobody'))).toBeUndefined()
  expect(() => read('direction=up')).toThrow(/to or from/)
  expect(() => read('from=yesterday')).toThrow(/a time as/)
})
