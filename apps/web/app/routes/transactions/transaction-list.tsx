import { TransactionTable } from '../../views/transactions/transaction-table.tsx'
import { proposeTimes } from '../../csv-range.server.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { splitPath } from '../../language/languages.ts'
import { useTranslations } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { useHold } from '../../live/use-hold.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { listTransactions } from '../../sources/transactions/transactions.server.ts'
import { readRows } from '../../rows.server.ts'
import { Chips } from '../../ui/chips.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { None } from '../../ui/states.tsx'
import type { Route } from './+types/transaction-list'
import { listChoices, pathOfList } from './list-choices.server.ts'
import { readFilter } from './read-filter.ts'
import { Link } from '../../ui/link.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { withSource } from '../../views/lists/told-content.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ url: { pathname, searchParams } }: Route.LoaderArgs) => {
  const { language } = splitPath(pathname)
  const filter = readFilter(searchParams)
  const rows = readRows(searchParams)
  const { value: told, beside } = await noteBeside(() => listTransactions(filter, { limit: rows, language }))
  const { lines, next } = told
  const asked = { filter, rows, language }
  const newest = pathOfList(asked, { token: '' })
  return {
    lines,
    rows,
    toldBy: withSource('', beside, language),
    ...listChoices(asked),
    first: filter.token === '' ? undefined : newest,
    next: next === undefined ? undefined : pathOfList(asked, { token: next }),
    csv: newest.replace('/transactions/', '/transactions.csv'),
    times: lines[0] && proposeTimes(lines[0].time, language),
  }
})

export default function TransactionListPage({ loaderData }: Route.ComponentProps) {
  const { lines, rows, toldBy, choices, type, first, next, csv, times } = loaderData
  const t = useTranslations('transactions')
  const frame = useTranslations('frame')
  const { isHeld, holding } = useHold()
  useRevalidateOnHead(first === undefined && !isHeld)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={t('title')} description={frame('description')} />
      <Heading title={t('title')} />
      <nav aria-label={t('filters')} className="no-print flex flex-wrap gap-2">
        <Chips choices={choices} mark="true" />
        {type !== undefined && (
          <Link to={type.path} title={type.title} className="chip border-accent text-accent">
            {type.text} <span aria-hidden="true">✕</span>
            <span className="sr-only">{t('removeFilter')}</span>
          </Link>
        )}
      </nav>
      <section className="card" {...holding}>
        {lines.length === 0 ? (
          <None>{t('none')}</None>
        ) : (
          <TransactionTable lines={lines} columns={['block', 'fee', 'age']} />
        )}
        {toldBy !== '' && <p className="card-note">{toldBy}</p>}
        <Pager first={first} next={next} csv={csv} times={times} rows={rows} />
      </section>
    </main>
  )
}
