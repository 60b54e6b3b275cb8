import { csvResponse, csvTime, type CsvPages } from '../../csv.server.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { wholeText } from '../../language/written.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'

type Listed = {
  /** Where the file begins; empty for the newest. */
  token: string
  fetchPage: (token: string) => Promise<{ lines: TransactionLine[]; next: string | undefined }>
  language: Language
}

/**
 * A list of transactions as a file, to its end.
 *
 * @param name of the file, without its ending
 */
export function transactionCsv(name: string, listed: Listed): Response {
  const things = translationsIn(listed.language, 'things')
  const columns = [
    things('transaction'),
    things('hash'),
    things('block'),
    things('fee'),
    `${translationsIn(listed.language, 'transaction')('time')} (UTC)`,
    things('failed'),
  ]
  return csvResponse(name, columns, listPages(listed))
}

async function* listPages({ token: first, fetchPage }: Listed): CsvPages {
  let token: string | undefined = first
  while (token !== undefined) {
    const { lines, next } = await fetchPage(token)
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
