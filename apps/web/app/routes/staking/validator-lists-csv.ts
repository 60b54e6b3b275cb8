import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/validator-lists-csv'
import { loadValidator } from './load-validator.server.ts'
import { fetchList, lists } from './validator-lists.server.ts'

/** A list of a validator's page as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const told = await loadValidator(params.address)
  const name = lists.find((one) => one === params.list)
  if (name === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfList(url, `${name}-${told.validator.operator}`, ({ cursor, limit }) =>
    fetchList[name]({ told, cursor, rows: limit, naming }),
  )
})
