import { notFound } from '@injsight/errors'
import { csvResponse } from '../../csv.server.ts'
import { notThere, passGuard } from '../../guards.server.ts'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { namesAt } from '../../sources/names/names.server.ts'
import { fetchTransactionChanges } from '../../sources/transactions/changes.server.ts'
import { findTransaction } from '../../sources/transactions/transactions.server.ts'
import { fileOfChanges } from '../../views/balances/change-file.server.ts'
import { spellHash } from '../../views/transactions/hash.ts'
import type { Route } from './+types/transaction-lists-csv'
import { fileOfEvents } from './event-file.server.ts'
import { viewTransaction } from './view.server.ts'

/** What a transaction changed, or all that the chain says of it, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const asked = passGuard('transaction-search', params.hash)
  const [detail, names] = await Promise.all([findTransaction(asked), fetchNames()])
  if (detail === undefined) throw notThere('transaction-search', `The index has no transaction ${asked}`)
  const hash = spellHash(detail.hash)
  const naming = {
    language: splitPath(url.pathname).language,
    names: namesAt(names, detail.blockNumber),
  }
  if (params.list === 'changes')
    return csvResponse(url, `changes-of-${hash}`, async () => ({
      ...fileOfChanges(await fetchTransactionChanges(hash), naming),
      next: '',
    }))
  if (params.list !== 'events') throw notFound('page', `Page not found: ${url.pathname}`)
  const file = fileOfEvents(viewTransaction(detail, naming), naming.language)
  return csvResponse(url, `events-of-${hash}`, () => Promise.resolve({ ...file, next: '' }))
})
