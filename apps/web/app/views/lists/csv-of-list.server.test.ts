// @vitest-environment node
import { expect, test } from 'vitest'
import { csvOfList } from './csv-of-list.server.ts'
import type { FetchList } from './list-page.ts'
import { words } from './cells.server.ts'

/** The explorer's services tell at most so many lines at once, however many are asked for. */
const mostAtOnce = 100

test('[DATA-03] a file of a list whose service counts lines has all of them', async () => {
  const all = Array.from({ length: 250 }, (_, at) => `line ${at}`)
  const list: FetchList = async ({ cursor, limit }) => {
    const skip = Number(cursor)
    const told = all.slice(skip, skip + Math.min(limit, mostAtOnce))
    const next = told.length < limit ? '' : String(skip + limit)
    return {
      table: { columns: [{ name: 'Line' }], rows: told.map((one) => ({ key: one, cells: [words([one])] })) },
      next,
    }
  }
  const file = await csvOfList(new URL('https://example.org/lines.csv'), 'lines', list)
  expect((await file.text()).trim().split(/\r?\n/).slice(1)).toEqual(all)
})
