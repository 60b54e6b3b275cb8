// @vitest-environment node
import { expect, test } from 'vitest'
import { pagedSection } from './paged-section.server.ts'

const told = {
  id: 'calls',
  title: 'Calls',
  empty: 'never called',
  path: '/a',
  file: '/a.csv',
} as const
const sectionOf = async (cursor: string, next: string) => {
  const fetch = async () => ({ table: { columns: [], rows: [] }, next })
  const { content } = await pagedSection({ ...told, fetch, page: { cursor, rows: 50, language: 'en' } })
  return content.value
}

test('[NET-02] a page without a line leads on where there are more, and doesn’t say that there is none', async () => {
  const first = await sectionOf('', 'abc')
  expect(first?.empty).toBe('There are none on this page; more may follow.')
  expect(first?.pages?.links).toEqual([{ text: 'Next', path: '/a?calls=abc&rows=50', rel: 'next' }])
  expect(await sectionOf('', '')).toMatchObject({ empty: 'never called', pages: undefined })
  expect((await sectionOf('abc', ''))?.empty).toBe('There is nothing further in this list.')
})
