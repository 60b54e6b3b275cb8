import { notFound } from '@injsight/errors'
import { csvResponse, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { toLines, toNames } from '../../views/lists/table.ts'
import type { Route } from './+types/proposal-lists-csv'
import { loadProposal } from './load-proposal.server.ts'
import { listPage, lists, type ListPage } from './sections.server.ts'

const linesOfPage = 200

/** Votes on a proposal, or its deposits, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const name = lists.find((one) => one === params.list)
  if (name === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const { id } = (await loadProposal(params.id)).proposal
  const naming = { language, names: await fetchNames() }
  const fetch = (cursor: string) => listPage(name, { id, cursor, limit: linesOfPage, naming })
  const first = await fetch('')
  return csvResponse(`${name}-of-proposal-${id}`, toNames(first.table), listPages(first, fetch))
})

async function* listPages(first: ListPage, fetch: (cursor: string) => Promise<ListPage>): CsvPages {
  let shown = first
  yield toLines(shown.table)
  while (shown.next !== '') {
    shown = await fetch(shown.next)
    yield toLines(shown.table)
  }
}
