import { csvResponse } from '../../csv.server.ts'
import type { FetchList } from './list-page.ts'
import { toLines, toNames, type Table } from './table.ts'

/** As many as any service tells at once: one that told fewer than were asked for would seem to be at its end. */
const linesOfPage = 100

/** A whole list as a file, page by page. */
export function csvOfList(url: URL, name: string, fetch: FetchList): Promise<Response> {
  return csvResponse(url, name, async (cursor) => {
    const { table, next } = await fetch({ cursor, limit: linesOfPage })
    return { columns: toNames(table), lines: toLines(table), next }
  })
}

/** A list that its page shows whole, as a file. */
export function csvOfTable(url: URL, name: string, table: Table): Promise<Response> {
  return csvOfList(url, name, async () => ({ table, next: '' }))
}
