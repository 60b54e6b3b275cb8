import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList, csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/proposal-lists-csv'
import { loadProposal } from './load-proposal.server.ts'
import { readVoteChoice } from './read-proposals.ts'
import { listPage, lists, tableOfSet } from './sections.server.ts'

/** Votes on a proposal, its deposits, or how the validators voted, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const name = lists.find((one) => one === params.list)
  const [told, names] = await Promise.all([loadProposal(params.id), fetchNames()])
  const naming = { language, names }
  const { id } = told.proposal
  if (params.list === 'set') {
    const table = tableOfSet({ told, choice: readVoteChoice(url.searchParams), naming })
    return csvOfTable(url, `validators-of-proposal-${id}`, table)
  }
  if (name === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfList(url, `${name}-of-proposal-${id}`, (place) => listPage(name, { id, ...place, naming }))
})
