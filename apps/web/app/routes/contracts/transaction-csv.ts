import { passGuard } from '../../guards.server.ts'
import { splitPath } from '../../language/languages.ts'
import { readTimeRange } from '../../csv-range.server.ts'
import { page } from '../../page.server.ts'
import { fetchLinesOfAccount } from '../../sources/transactions/account-transactions.server.ts'
import { readAccountFilter } from '../../views/transactions/read-account-filter.ts'
import { transactionCsv } from '../../views/transactions/transaction-csv.server.ts'
import type { Route } from './+types/transaction-csv'

const linesOfPage = 100

/** The transactions of a contract as a file, narrowed as the page is. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const account = passGuard('contract-search', params.address)
  const filter = { ...readAccountFilter(url.searchParams), range: readTimeRange(url.searchParams) }
  return transactionCsv(`transactions-${params.address}`, {
    url,
    fetchPage: (cursor) =>
      fetchLinesOfAccount(
        account,
        { ...filter, token: cursor || filter.token },
        { limit: linesOfPage, language },
      ),
    language,
  })
})
