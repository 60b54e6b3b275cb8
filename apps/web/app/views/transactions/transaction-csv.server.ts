import { csvResponse, csvTime } from '../../csv.server.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { splitUnit, wholeText, type Written } from '../../language/written.ts'
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
  const [things, account] = [translationsIn(language, 'things'), translationsIn(language, 'account')]
  const columns = [
    things('transaction'),
    things('hash'),
    things('block'),
    things('fee'),
    account('columns.unit'),
    account('columns.feePayer'),
    inUtc(translationsIn(language, 'transaction')('time')),
    things('failed'),
  ]
  return csvResponse(url, name, async (cursor) => {
    const { lines, next = '' } = await fetchPage(cursor)
    return { columns, lines: lines.map(toCells), next }
  })
}

/** How much, of what, and who paid it, where that isn't who signed. */
function feeCells(fee: Written): [amount: string, unit: string, payer: string] {
  const pieces = fee.filter((piece) => typeof piece !== 'string')
  const [coin, ...others] = pieces.filter(({ look }) => look === 'number')
  if (coin === undefined) return ['0', '', '']
  const payer = pieces.find(({ look }) => look !== 'number')
  const [amount, unit] = others.length > 0 ? [wholeText(fee), ''] : splitUnit([coin])
  return [amount, unit, payer?.title ?? payer?.text ?? '']
}

function toCells({ sentence, hash, height, fee = [], time, hasFailed }: TransactionLine) {
  return [wholeText(sentence), hash, height, ...feeCells(fee), csvTime(time), hasFailed ? 1 : 0]
}
