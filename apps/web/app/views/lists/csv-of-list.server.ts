import { csvResponse, type CsvPages } from '../../csv.server.ts'
import type { FetchList, ListPage } from './list-page.ts'
import { toLines, toNames } from './table.ts'

const linesOfPage = 200

/** A whole list as a file, page by page. */
export async function csvOfList(name: string, fetch: FetchList): Promise<Response> {
  const first = await fetch({ cursor: '', limit: linesOfPage })
  return csvResponse(name, toNames(first.table), listPages(first, fetch))
}

async function* listPages(first: ListPage, fetch: FetchList): CsvPages {
  let shown = first
  yield toLines(shown.table)
  while (shown.next !== '') {
    shown = await fetch({ cursor: shown.next, limit: linesOfPage })
    yield toLines(shown.table)
  }
}
