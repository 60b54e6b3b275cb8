import { transactionCsv } from '../../views/transactions/transaction-csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { readTimeRange } from '../../csv-range.server.ts'
import { page } from '../../page.server.ts'
import { listTransactions } from '../../sources/transactions/transactions.server.ts'
import type { Route } from './+types/transaction-csv'
import { readFilter } from './read-filter.ts'

const linesOfPage = 100

/** The list of transactions as a file, narrowed as the page is. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const filter = { ...readFilter(url.searchParams), range: readTimeRange(url.searchParams) }
  return transactionCsv('transactions', {
    url,
    fetchPage: (cursor) =>
      listTransactions({ ...filter, token: cursor || filter.token }, { limit: linesOfPage, language }),
    language,
  })
})
