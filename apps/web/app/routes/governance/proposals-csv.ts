import { csvResponse, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { page } from '../../page.server.ts'
import { fetchProposals } from '../../sources/governance/proposals.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { tableOfProposals } from '../../views/governance/proposal-table.server.ts'
import { toLines, toNames } from '../../views/lists/table.ts'
import type { Route } from './+types/proposals-csv'
import { readStatus, type Status } from './read-proposals.ts'

const linesOfPage = 100

/** The proposals that the list was narrowed to, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const status = readStatus(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const none = { proposals: [], next: '', unknown: [], denom: '' }
  return csvResponse('proposals', toNames(tableOfProposals(none, naming)), listPages(status, naming))
})

async function* listPages(status: Status | '', naming: Naming): CsvPages {
  let cursor = ''
  do {
    const told = await fetchProposals({ status, cursor, limit: linesOfPage })
    yield toLines(tableOfProposals(told, naming))
    cursor = told.next
  } while (cursor !== '')
}
