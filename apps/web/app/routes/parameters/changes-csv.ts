import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/changes-csv'
import { listChanges } from './changes.server.ts'
import { readParameterChoice } from './read-choice.ts'

/** What was changed of the parameters, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  return csvOfList(url, 'parameter-changes', listChanges(readParameterChoice(url.searchParams), naming))
})
