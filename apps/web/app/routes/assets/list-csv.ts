import { invalidInput, notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/list-csv'
import { lists, listsOf } from './lists.server.ts'
import { loadAsset } from './load-asset.server.ts'

/** A list of an asset's page as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const token = url.searchParams.get('token') ?? ''
  if (token === '') throw invalidInput('token.name', 'A list is that of a token: ?token=erc20:0x…')
  const naming = { language, names: await fetchNames() }
  const asset = await loadAsset(token, naming)
  const list = listsOf(asset).find((name) => name === params.list)
  if (list === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfList(url, `${list}-${asset.name}`, (place) => lists[list]({ asset, ...place, naming }))
})
