import type { FetchList } from './list-page.ts'
import type { Table } from './table.ts'

/** A list of some hundred lines, all told at once, page by page: the cursor is how many come before. */
export function atOnce(fetch: () => Promise<Table>): FetchList {
  return async ({ cursor, limit }) => {
    const { rows, ...table } = await fetch()
    const skip = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
    const next = rows.length > skip + limit ? String(skip + limit) : ''
    return { table: { ...table, rows: rows.slice(skip, skip + limit) }, next }
  }
}
