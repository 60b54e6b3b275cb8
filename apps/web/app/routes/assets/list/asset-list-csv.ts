import { csvResponse, type CsvPages } from '../../../csv.server.ts'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import type { AssetListName } from '../../../views/assets/asset-pages.server.ts'
import { tableOfAssets } from '../../../views/assets/asset-table.server.ts'
import { toLines, toNames } from '../../../views/lists/table.ts'
import type { Route } from './+types/asset-list-csv'
import { fetchLines, kindsOf, type AssetLines } from './asset-list.server.ts'
import { readAssetChoice } from './read-choice.ts'

const linesOfPage = 200

/** A list of assets as a file, narrowed and sorted as its page is. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language, path } = splitPath(url.pathname)
  const list: AssetListName = path.startsWith('/assets/') ? 'contracts' : 'bank'
  const choice = readAssetChoice(url.searchParams, kindsOf(list))
  const naming = { language, names: await fetchNames() }
  const fetch = (cursor: string) => fetchLines({ list, choice: { ...choice, cursor }, rows: linesOfPage })
  const tableOf = ({ assets }: AssetLines) => tableOfAssets(assets, naming, { hasPrices: list === 'bank' })
  const first = await fetch('')
  async function* listPages(): CsvPages {
    let lines = first
    yield toLines(tableOf(lines))
    while (lines.next !== '') {
      lines = await fetch(lines.next)
      yield toLines(tableOf(lines))
    }
  }
  return csvResponse(list === 'bank' ? 'assets' : 'contract-assets', toNames(tableOf(first)), listPages())
})
