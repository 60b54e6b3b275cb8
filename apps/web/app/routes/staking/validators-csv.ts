import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchValidators } from '../../sources/staking/validators.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/validators-csv'
import { chooseValidators } from './choose-validators.server.ts'
import { readValidatorChoice } from './read-validator-choice.ts'
import { tableOfValidators } from './validator-table.server.ts'

/** The validators that the list was narrowed to, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const choice = readValidatorChoice(url.searchParams)
  const [told, names] = await Promise.all([fetchValidators(), fetchNames()])
  const table = tableOfValidators(chooseValidators(told.validators, choice), told, { language, names })
  return csvOfTable(url, 'validators', table)
})
