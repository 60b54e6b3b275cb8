import { csvResponse, csvTime, type CsvPages } from '../../csv.server.ts'
import { splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { wholeText } from '../../language/written.ts'
import { page } from '../../page.server.ts'
import { listTransactions, type TransactionFilter } from '../../sources/transactions.server.ts'
import type { Route } from './+types/transaction-csv'
import { readFilter } from './read-filter.ts'

const linesOfPage = 100

/** The list of transactions as a file, narrowed as the page is. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const things = translationsIn(language, 'things')
  const columns = [
    things('transaction'),
    things('hash'),
    things('block'),
    things('fee'),
    `${translationsIn(language, 'transaction')('time')} (UTC)`,
    things('failed'),
  ]
  return csvResponse('transactions', columns, listPages(readFilter(url.searchParams), language))
})

async function* listPages(filter: TransactionFilter, language: Language): CsvPages {
  let token: string | undefined = filter.token
  while (token !== undefined) {
    const { lines, next } = await listTransactions({ ...filter, token }, { limit: linesOfPage, language })
    yield lines.map(({ sentence, hash, height, fee = [], time, hasFailed }) => [
      wholeText(sentence),
      hash,
      height,
      wholeText(fee),
      csvTime(time),
      hasFailed ? 1 : 0,
    ])
    token = next
  }
}
