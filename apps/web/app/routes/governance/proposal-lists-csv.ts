import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/proposal-lists-csv'
import { loadProposal } from './load-proposal.server.ts'
import { listPage, lists } from './sections.server.ts'

/** Votes on a proposal, or its deposits, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const name = lists.find((one) => one === params.list)
  if (name === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const { id } = (await loadProposal(params.id)).proposal
  const naming = { language, names: await fetchNames() }
  return csvOfList(url, `${name}-of-proposal-${id}`, (place) => listPage(name, { id, ...place, naming }))
})
