import { invalidInput } from '@injsight/errors'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/closed-csv'
import { readChoice, readList, toSearch } from './read-closed.server.ts'
import { fetchClosed } from './tables.server.ts'

/** Liquidations or settlements, as they were narrowed to, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const list = readList(params.list)
  const choice = readChoice(url.searchParams)
  const search = toSearch(choice)
  if (search === undefined)
    throw invalidInput('closed.account', `"${choice.account.slice(0, 80)}" is not an account`)
  const naming = { language, names: await fetchNames() }
  return csvOfList(url, list, (place) => fetchClosed[list]({ search, ...place, naming }))
})
