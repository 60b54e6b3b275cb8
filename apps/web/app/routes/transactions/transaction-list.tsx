import { Link } from 'react-router'
import { TransactionTable } from '../../chain/transaction-table.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { splitPath } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { titleOf } from '../../language/write-sentence.server.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { useHold } from '../../live/use-hold.ts'
import { page } from '../../page.server.ts'
import { listTransactions, type TransactionFilter } from '../../sources/transactions.server.ts'
import { readRows } from '../../rows.server.ts'
import { Pager, rowChoices } from '../../ui/pager.tsx'
import { None } from '../../ui/states.tsx'
import type { Route } from './+types/transaction-list'
import { readFilter } from './read-filter.ts'

export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? new Headers({ 'cache-control': 'public, max-age=2' })

export const loader = page(async ({ url: { pathname, searchParams } }: Route.LoaderArgs) => {
  const { language } = splitPath(pathname)
  const filter = readFilter(searchParams)
  const rows = readRows(searchParams)
  const { lines, next } = await listTransactions(filter, { limit: rows, language })
  return { lines, next, filter, rows, typeTitle: filter.type === '' ? '' : titleOf(filter.type, language) }
})

export default function TransactionListPage({ loaderData }: Route.ComponentProps) {
  const { lines, next, filter, rows, typeTitle } = loaderData
  const t = useTranslations('transactions')
  const frame = useTranslations('frame')
  const isNewest = filter.token === ''
  const { isHeld, holding } = useHold()
  useRevalidateOnHead(isNewest && !isHeld)
  const pathOf = usePaths(filter, rows)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={t('title')} description={frame('description')} />
      <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{t('title')}</h1>
      <nav aria-label={t('filters')} className="no-print flex flex-wrap gap-2">
        {(['', 'success', 'failed'] as const).map((status) => (
          <Link
            key={status}
            to={pathOf({ status, token: '' })}
            aria-current={status === filter.status ? 'true' : undefined}
            className="chip hover:no-underline aria-[current]:border-accent aria-[current]:text-accent"
          >
            {t(status === '' ? 'all' : status)}
          </Link>
        ))}
        {filter.type !== '' && (
          <Link
            to={pathOf({ type: '', token: '' })}
            title={filter.type}
            className="chip border-accent text-accent"
          >
            {typeTitle} <span aria-hidden="true">✕</span>
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
        <Pager
          first={isNewest ? undefined : pathOf({ token: '' })}
          next={next === undefined ? undefined : pathOf({ token: next })}
          csv={pathOf({ token: '' }).replace('/transactions/', '/transactions.csv')}
          rows={rows}
        />
      </section>
    </main>
  )
}

/** The page's path with some of its filter changed. */
function usePaths(filter: TransactionFilter, rows: number): (changed: Partial<TransactionFilter>) => string {
  const { href } = useLanguage()
  return (changed) => {
    const chosen: [string, string][] = rows === rowChoices[0] ? [] : [['rows', String(rows)]]
    const set = [...Object.entries({ ...filter, ...changed }).filter(([, value]) => value !== ''), ...chosen]
    return href(`/transactions/${set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`}`)
  }
}
