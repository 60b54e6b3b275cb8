import { formatEthereumAddress } from '@injsight/chain'
import { csvResponse } from '../../../csv.server.ts'
import { passGuard } from '../../../guards.server.ts'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import type { Route } from './+types/log-csv'
import { listLogLines, namesOfColumns } from './logs.server.ts'
import { readLogFilter } from './read-log-filter.ts'

/** What a contract wrote as a file, narrowed as its page is. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const address = formatEthereumAddress(passGuard('contract-search', params.address))
  const { topic } = readLogFilter(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const columns = namesOfColumns(naming)
  return csvResponse(url, `logs-${address}`, async (cursor) => ({
    columns,
    ...(await listLogLines({ contract: address, topic, cursor, naming })),
  }))
})
