import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import type { AssetListName } from '../../../views/assets/asset-pages.server.ts'
import { tableOfAssets } from '../../../views/assets/asset-table.server.ts'
import { csvOfList } from '../../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/asset-list-csv'
import { fetchLines, kindsOf } from './asset-list.server.ts'
import { readAssetChoice } from './read-choice.ts'

/** A list of assets as a file, narrowed and sorted as its page is. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language, path } = splitPath(url.pathname)
  const list: AssetListName = path.startsWith('/assets/') ? 'contracts' : 'bank'
  const choice = readAssetChoice(url.searchParams, kindsOf(list))
  const naming = { language, names: await fetchNames() }
  return csvOfList(url, list === 'bank' ? 'assets' : 'contract-assets', async ({ cursor, limit }) => {
    const { assets, next, prices } = await fetchLines({ list, choice: { ...choice, cursor }, rows: limit })
    return { table: tableOfAssets(assets, naming, prices), next }
  })
})
