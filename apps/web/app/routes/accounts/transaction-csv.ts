import { readAccount } from '@injsight/chain'
import { csvResponse, csvTime, type CsvPages } from '../../csv.server.ts'
import { splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { wholeText } from '../../language/written.ts'
import { page } from '../../page.server.ts'
import { fetchLinesOfAccount, type AccountFilter } from '../../sources/account-transactions.server.ts'
import type { Route } from './+types/transaction-csv'
import { readAccountFilter } from './read-account-filter.ts'

/** The transactions of an account as a file, narrowed as the page is. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const account = readAccount(params.address)
  const filter = readAccountFilter(url.searchParams)
  const things = translationsIn(language, 'things')
  const columns = [
    things('transaction'),
    things('hash'),
    things('block'),
    things('fee'),
    `${translationsIn(language, 'transaction')('time')} (UTC)`,
    things('failed'),
  ]
  return csvResponse(`transactions-${account}`, columns, listPages(account, filter, language))
})

async function* listPages(account: string, filter: AccountFilter, language: Language): CsvPages {
  let token: string | undefined = filter.token
  while (token !== undefined) {
    const { lines, next } = await fetchLinesOfAccount(account, { ...filter, token }, { limit: 100, language })
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
