import { notFound } from '@injsight/errors'
import { csvResponse } from '../../csv.server.ts'
import { notThere, passGuard } from '../../guards.server.ts'
import { splitPath } from '../../language/languages.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { page } from '../../page.server.ts'
import { findBlock } from '../../sources/blocks/blocks.server.ts'
import { fetchBlockAuction } from '../../sources/markets/orders.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { namesAt } from '../../sources/names/names.server.ts'
import { fetchBlockChanges } from '../../sources/transactions/changes.server.ts'
import { fetchLinesOfBlock } from '../../sources/transactions/transaction-lines.server.ts'
import { fileOfChanges } from '../../views/balances/change-file.server.ts'
import { fileOfAuction } from '../../views/orders/auction-file.server.ts'
import { transactionCsv } from '../../views/transactions/transaction-csv.server.ts'
import type { Route } from './+types/block-lists-csv'

/** What a block's page lists, as files: its transactions, its auction, what it changed. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const id = passGuard('block-search', params.block)
  const { language } = splitPath(url.pathname)
  const [block, names] = await Promise.all([findBlock(id), fetchNames()])
  if (block === undefined) throw notThere('block-search', `The index has no block ${id}`)
  const { height } = block
  const naming = { language, names: namesAt(names, height) }
  if (params.list === 'transactions') {
    const fetchPage = async () => ({ lines: await fetchLinesOfBlock(height, language), next: undefined })
    return transactionCsv(`transactions-of-block-${height}`, { url, fetchPage, language })
  }
  const fetchFile = readList(params.list)
  if (fetchFile === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvResponse(url, `${params.list}-of-block-${height}`, async () => ({
    ...(await fetchFile(height, naming)),
    next: '',
  }))
})

function readList(name: string) {
  if (name === 'auction')
    return async (height: bigint, naming: Naming) => fileOfAuction(await fetchBlockAuction(height), naming)
  if (name === 'changes')
    return async (height: bigint, naming: Naming) => fileOfChanges(await fetchBlockChanges(height), naming)
  return undefined
}
