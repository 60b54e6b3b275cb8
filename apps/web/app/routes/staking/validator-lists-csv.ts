import { notFound } from '@injsight/errors'
import { csvResponse, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { toLines, toNames, type Table } from '../../views/lists/table.ts'
import type { Route } from './+types/validator-lists-csv'
import { loadValidator } from './load-validator.server.ts'
import { tableOfChanges } from './validator-changes.server.ts'
import { fetchList, lists, type ListPage } from './validator-lists.server.ts'

const linesOfPage = 200

/** A list of a validator's page as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const told = await loadValidator(params.address)
  if (params.list === 'changes') {
    const table = tableOfChanges(told.changes, told.denom, naming)
    return csvResponse(`changes-${told.validator.operator}`, toNames(table), onePage(table))
  }
  const name = lists.find((one) => one === params.list)
  if (name === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const fetch = (cursor: string) => fetchList[name]({ told, cursor, rows: linesOfPage, naming })
  const first = await fetch('')
  return csvResponse(`${name}-${told.validator.operator}`, toNames(first.table), listPages(first, fetch))
})

async function* onePage(table: Table): CsvPages {
  yield toLines(table)
}

async function* listPages(first: ListPage, fetch: (cursor: string) => Promise<ListPage>): CsvPages {
  let shown = first
  yield toLines(shown.table)
  while (shown.next !== '') {
    shown = await fetch(shown.next)
    yield toLines(shown.table)
  }
}
