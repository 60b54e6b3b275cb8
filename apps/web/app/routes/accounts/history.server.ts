import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { ListLink } from '../../ui/pager.tsx'
import { fetchChart } from './lists/chart.server.ts'
import { fetchHistory } from './lists/history.server.ts'
import { sayEmpty } from '../../views/lists/say-empty.server.ts'
import { toShown } from '../../views/lists/table.ts'
import type { Section, SectionContent } from '../../views/lists/section.ts'

type Asked = { account: string; before: string; rows: number; naming: Naming }

/** How the balance of one denom came about, as a section of its page. */
export function toHistorySection(denom: string, content: Section['content'], naming: Naming): Section {
  const t = translationsIn(naming.language, 'account')
  return {
    id: 'history',
    title: t('history.title', { asset: symbolOf(denom, naming) }),
    content,
  }
}

/** @param asked `before`: height below which the page begins; empty for the newest */
export async function fetchHistoryContent(denom: string, asked: Asked): Promise<SectionContent> {
  const { account, before, rows, naming } = asked
  const t = translationsIn(naming.language, 'account')
  const [chart, { table, next, unknown }] = await Promise.all([
    fetchChart(account, denom, naming),
    fetchHistory(denom, { account, cursor: before, limit: rows, naming }),
  ])
  const file = `/account/${account}/history.csv?${new URLSearchParams({ denom }).toString()}`
  return {
    table: toShown(table, rows),
    empty:
      unknown.length > 0
        ? t('unknownPart')
        : sayEmpty({ cursor: before, next, none: t('none.history'), language: naming.language }),
    warning: '',
    hint: '',
    pages: { file: pathIn(naming.language, file), links: linksOf(denom, next, asked), rows },
    ...(table.rows.length > 0 && { chart }),
  }
}

function linksOf(
  denom: string,
  next: string,
  { account, before, rows, naming: { language } }: Asked,
): ListLink[] {
  const states = translationsIn(language, 'states')
  const balances = pathIn(language, `/account/${account}/balances/`)
  const pathOf = (more: Record<string, string>) =>
    `${balances}?${new URLSearchParams({ history: denom, ...more, ...queryOfRows(rows) }).toString()}`
  return [
    { text: translationsIn(language, 'account')('history.close'), path: balances },
    ...(before === '' ? [] : [{ text: states('newest'), path: pathOf({}) }]),
    ...(next === '' ? [] : [{ text: states('older'), path: pathOf({ before: next }), rel: 'next' as const }]),
  ]
}
