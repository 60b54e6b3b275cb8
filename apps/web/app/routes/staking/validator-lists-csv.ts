import { notFound } from '@injsight/errors'
import { csvResponse, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { toLines, toNames } from '../../views/lists/table.ts'
import type { Route } from './+types/validator-lists-csv'
import { loadValidator } from './load-validator.server.ts'
import { tableOfChanges } from './validator-changes.server.ts'
import { listDelegators, type ListPage } from './validator-lists.server.ts'

const linesOfPage = 200

/** A list of a validator's page as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const told = await loadValidator(params.address)
  const fetch = (cursor: string): Promise<ListPage> =>
    params.list === 'delegators'
      ? listDelegators({ told, cursor, rows: linesOfPage, naming })
      : Promise.resolve({ table: tableOfChanges(told.changes, told.denom, naming), next: '', unknown: [] })
  if (params.list !== 'delegators' && params.list !== 'changes')
    throw notFound('page', `Page not found: ${url.pathname}`)
  const first = await fetch('')
  const name = `${params.list}-${told.validator.operator}`
  return csvResponse(name, toNames(first.table), listPages(first, fetch))
})

async function* listPages(first: ListPage, fetch: (cursor: string) => Promise<ListPage>): CsvPages {
  let shown = first
  yield toLines(shown.table)
  while (shown.next !== '') {
    shown = await fetch(shown.next)
    yield toLines(shown.table)
  }
}
