import { csvResponse, csvTime } from '../../csv.server.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { wholeText } from '../../language/written.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { inUtc } from '../lists/table.ts'

type Listed = {
  url: URL
  fetchPage: (token: string) => Promise<{ lines: TransactionLine[]; next: string | undefined }>
  language: Language
}

/**
 * A list of transactions as a file, to its end.
 *
 * @param name of the file, without its ending
 */
export function transactionCsv(name: string, { url, fetchPage, language }: Listed): Promise<Response> {
  const things = translationsIn(language, 'things')
  const columns = [
    things('transaction'),
    things('hash'),
    things('block'),
    things('fee'),
    inUtc(translationsIn(language, 'transaction')('time')),
    things('failed'),
  ]
  return csvResponse(url, name, async (cursor) => {
    const { lines, next = '' } = await fetchPage(cursor)
    return { columns, lines: lines.map(toCells), next }
  })
}

function toCells({ sentence, hash, height, fee = [], time, hasFailed }: TransactionLine) {
  return [wholeText(sentence), hash, height, wholeText(fee), csvTime(time), hasFailed ? 1 : 0]
}
