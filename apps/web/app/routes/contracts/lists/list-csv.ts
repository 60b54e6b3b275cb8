import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/list-csv'
import { lists } from './lists.server.ts'
import { readContractChoice, readList } from './read-choice.ts'

/** Where there are many files of many things, each says by its name what it is of. */
const fileNames = {
  contracts: 'wasm-contracts',
  evm: 'evm-contracts',
  code: 'codes',
  registered: 'registered-contracts',
}

/** A list of contracts or codes as a file, narrowed as its page is. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const name = readList(params.list === 'contracts' ? undefined : params.list)
  const choice = readContractChoice(url.searchParams)
  const naming = { language: splitPath(url.pathname).language, names: await fetchNames() }
  return csvOfList(url, fileNames[name], (place) => lists[name]({ choice, ...place, naming }))
})
