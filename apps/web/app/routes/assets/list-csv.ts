import { invalidInput, notFound } from '@injsight/errors'
import { csvResponse, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { toLines, toNames } from '../../views/lists/table.ts'
import type { Route } from './+types/list-csv'
import { lists, listsOf, type AssetPage } from './lists.server.ts'
import { loadAsset } from './load-asset.server.ts'

const linesOfPage = 200

/** A list of an asset's page as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const token = url.searchParams.get('token') ?? ''
  if (token === '') throw invalidInput('token.name', 'A list is that of a token: ?token=erc20:0x…')
  const naming = { language, names: await fetchNames() }
  const asset = await loadAsset(token, naming)
  const list = listsOf(asset).find((name) => name === params.list)
  if (list === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const fetch = (cursor: string) => lists[list]({ asset, cursor, limit: linesOfPage, naming })
  const first = await fetch('')
  return csvResponse(
    `${list}-${asset.name.replaceAll(/[^\w.-]+/g, '-')}`,
    toNames(first.table),
    listPages(first, fetch),
  )
})

async function* listPages(first: AssetPage, fetch: (cursor: string) => Promise<AssetPage>): CsvPages {
  let shown = first
  yield toLines(shown.table)
  while (shown.next !== '') {
    shown = await fetch(shown.next)
    yield toLines(shown.table)
  }
}
