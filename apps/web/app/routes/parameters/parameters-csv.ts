import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchParameters } from '../../sources/parameters.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import { tableOfParameters } from '../../views/parameters/tables.server.ts'
import type { Route } from './+types/parameters-csv'
import { readParameterChoice } from './read-choice.ts'

/** The parameters of a module, or of all of them, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const { module } = readParameterChoice(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const { parameters } = await fetchParameters()
  const chosen = parameters.filter((one) => module === '' || one.module === module)
  return csvOfTable(url, 'parameters', tableOfParameters(chosen, naming))
})
