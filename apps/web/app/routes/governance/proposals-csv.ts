import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchProposals } from '../../sources/governance/proposals.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { tableOfProposals } from '../../views/governance/proposal-table.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/proposals-csv'
import { readStatus } from './read-proposals.ts'

/** The proposals that the list was narrowed to, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const status = readStatus(url.searchParams)
  const naming = { language, names: await fetchNames() }
  return csvOfList(url, 'proposals', async (place) => {
    const told = await fetchProposals({ status, ...place })
    return { table: tableOfProposals(told, naming), next: told.next }
  })
})
