import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-sentence.server.ts'
import type { ListLink, ListLinks } from './links.ts'
import { fetchChart, type Chart } from './lists/chart.server.ts'
import { fetchHistory } from './lists/history.server.ts'
import { toShown, type ShownTable } from './lists/table.ts'

/** How the balance of one denom came about, as its page shows it. */
export type History = {
  title: string
  chart: Chart
  table: ShownTable
  /** Said where it has no line. */
  empty: string
  pages: ListLinks
  /** Path of the page without it. */
  close: string
}

const linesOfPage = 20

/** @param before height below which the page begins; empty for the newest */
export async function fetchHistoryOf(
  denom: string,
  { account, before, naming }: { account: string; before: string; naming: Naming },
): Promise<History> {
  const { language } = naming
  const t = translationsIn(language, 'account')
  const states = translationsIn(language, 'states')
  const [chart, { table, next, unknown }] = await Promise.all([
    fetchChart(account, denom, naming),
    fetchHistory(denom, { account, cursor: before, limit: linesOfPage, naming }),
  ])
  const close = pathIn(language, `/account/${account}/balances/`)
  const pathOf = (more: Record<string, string>) =>
    `${close}?${new URLSearchParams({ history: denom, ...more }).toString()}`
  const links: ListLink[] = []
  if (before !== '') links.push({ text: states('newest'), path: pathOf({}) })
  if (next !== '') links.push({ text: states('older'), path: pathOf({ before: next }), rel: 'next' })
  const file = `/account/${account}/history.csv?${new URLSearchParams({ denom }).toString()}`
  return {
    title: t('history.title', { asset: chart.asset }),
    chart,
    table: toShown(table, linesOfPage),
    empty: t(unknown.length > 0 ? 'unknownPart' : before === '' ? 'none.history' : 'noMore'),
    pages: { file: pathIn(language, file), links },
    close,
  }
}
