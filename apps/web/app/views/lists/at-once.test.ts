import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'

const rows = ['a', 'b', 'c'].map((key) => ({ key, cells: [] }))
const list = atOnce(async () => ({ columns: [], rows }))
const pageFrom = async (cursor: string) => {
  const { table, next } = await list({ cursor, limit: 2 })
  return [table.rows.map(({ key }) => key), next]
}

test('a list that is told at once is paged through to its end', async () => {
  expect(await pageFrom('')).toEqual([['a', 'b'], '2'])
  expect(await pageFrom('2')).toEqual([['c'], ''])
  expect(await pageFrom('7')).toEqual([[], ''])
})
