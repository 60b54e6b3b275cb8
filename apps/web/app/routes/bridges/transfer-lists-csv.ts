import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/transfer-lists-csv'
import { readTransfer } from './read-transfer.ts'
import { tellTransfer } from './transfer.server.ts'

/** What was done about a transfer of the bridge to Ethereum, or whose word is awaited, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const { kind, id } = readTransfer([params.kind, params.id])
  const told = await tellTransfer(kind, id, { language, names: await fetchNames() })
  const list = (['steps', 'waiting'] as const).find((one) => one === params.list)
  const table = list && told[list]
  if (table === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfTable(url, `${list}-of-${kind}-${id}`, table)
})
