import { proposeTimes } from '../../csv-range.server.ts'
import { listModules, listStatuses } from './narrow-choices.server.ts'
import type { Narrowing } from './narrow-transactions.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import {
  fetchLinesOfAccount,
  type AccountFilter,
} from '../../sources/transactions/account-transactions.server.ts'
import { queryOfRows } from '../../rows.server.ts'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import type { Choice } from '../../ui/chips.tsx'
import type { ListLink, ListLinks } from '../../ui/pager.tsx'
import { withSource } from '../lists/told-content.server.ts'
import { queryOf } from './read-account-filter.ts'

/** The transactions of an account as its page shows them; a list of none has no pages. */
export type Transactions = {
  lines: TransactionLine[]
  /** Whose word they are, where that is another than the page's. */
  toldBy: string
  empty: Written
  pages: ListLinks | undefined
}

type Asked = {
  account: string
  /** Path of the page that they are listed on, without a language. */
  base: string
  filter: AccountFilter
  rows: number
  /** How many are shown where the list is one of many. */
  atMost?: number
  naming: Naming
}

export async function listTransactionsOf(asked: Asked): Promise<Transactions> {
  const { account, base, filter, rows, atMost, naming } = asked
  const { language } = naming
  const { value: told, beside } = await noteBeside(() =>
    fetchLinesOfAccount(account, filter, { limit: atMost ?? rows, language }),
  )
  const { lines, next } = told
  const states = translationsIn(language, 'states')
  const links: ListLink[] = []
  if (filter.token !== '') links.push({ text: states('newest'), path: pathOf(asked, { token: '' }) })
  if (next !== undefined) {
    links.push({ text: states('older'), path: pathOf(asked, { token: next }), rel: 'next' })
  }
  const query = queryOf({ ...filter, token: '' })
  const file = pathIn(language, `${base}transactions.csv${query}`)
  const hasPages = lines.length > 0 || links.length > 0
  const [newest] = lines
  const times = newest && { times: proposeTimes(newest.time, language) }
  const pages = { file, links, ...(atMost === undefined && { rows, ...times }) }
  return {
    lines,
    toldBy: withSource('', beside, language),
    empty: emptyOf(asked, next !== undefined),
    pages: hasPages ? pages : undefined,
  }
}

function emptyOf(
  { filter: { token, status, module }, naming: { language } }: Asked,
  goesOn: boolean,
): Written {
  const t = translationsIn(language, 'account')
  if (goesOn) return [t('noneYet')]
  if (token !== '') return [t('noOlder')]
  if (status !== '' || module !== '') return [translationsIn(language, 'transactions')('none')]
  return [`${t('noTransaction')} `, { text: t('toBlocks'), to: '/blocks/', look: 'name' }]
}

/** What the list can be narrowed to. Where it is one of many there is room for the first of it only. */
export function listFilters(asked: Asked, isOverview: boolean): Choice[] {
  const { filter, naming } = asked
  const narrowed = {
    language: naming.language,
    pathTo: (changed: Partial<Narrowing>) => pathOf(asked, { ...changed, token: '' }),
  }
  const byStatus = listStatuses(filter.status, narrowed)
  return isOverview ? byStatus : [...byStatus, ...listModules(filter.module, narrowed)]
}

function pathOf({ base, filter, rows, naming }: Asked, changed: Partial<AccountFilter>): string {
  const query = queryOf({ ...filter, ...changed }, queryOfRows(rows))
  return pathIn(naming.language, `${base}transactions/${query}`)
}
