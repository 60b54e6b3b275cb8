import { readTimeRange } from '../../csv-range.server.ts'
import { splitPath } from '../../language/languages.ts'
import { fetchLinesOfAccount } from '../../sources/transactions/account-transactions.server.ts'
import { readAccountFilter } from './read-account-filter.ts'
import { transactionCsv } from './transaction-csv.server.ts'

const linesOfPage = 100

/**
 * The transactions of an account or of a contract as a file, narrowed as its page is.
 *
 * @param name how the file tells whose they are
 */
export function csvOfAccount(account: string, name: string, url: URL): Promise<Response> {
  const { language } = splitPath(url.pathname)
  const filter = { ...readAccountFilter(url.searchParams), range: readTimeRange(url.searchParams) }
  return transactionCsv(`transactions-${name}`, {
    url,
    fetchPage: (cursor) =>
      fetchLinesOfAccount(
        account,
        { ...filter, token: cursor || filter.token },
        { limit: linesOfPage, language },
      ),
    language,
  })
}
