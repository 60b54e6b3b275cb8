import { invalidInput } from '@injsight/errors'
import { csvResponse, type CsvPages } from '../../../csv.server.ts'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { toLines, toNames } from '../../../views/lists/table.ts'
import type { Route } from './+types/closed-csv'
import { readChoice, readList, toSearch } from './read-closed.server.ts'
import { fetchClosed, type ClosedPage } from './tables.server.ts'

const linesOfPage = 200

/** Liquidations or settlements, as they were narrowed to, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = readList(params.list)
  const choice = readChoice(url.searchParams)
  const search = toSearch(choice)
  if (search === undefined)
    throw invalidInput('closed.account', `"${choice.account.slice(0, 80)}" is not an account`)
  const naming = { language, names: await fetchNames() }
  const fetch = (cursor: string) => fetchClosed[list]({ search, cursor, limit: linesOfPage, naming })
  const first = await fetch('')
  return csvResponse(list, toNames(first.table), listPages(first, fetch))
})

async function* listPages(first: ClosedPage, fetch: (cursor: string) => Promise<ClosedPage>): CsvPages {
  let shown = first
  yield toLines(shown.table)
  while (shown.next !== '') {
    shown = await fetch(shown.next)
    yield toLines(shown.table)
  }
}
