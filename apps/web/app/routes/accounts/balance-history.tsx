import { Link } from 'react-router'
import { Words } from '../../chain/words.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import { Fact } from '../../ui/fact.tsx'
import { Missing, None } from '../../ui/states.tsx'
import { ListTable } from './list-section.tsx'
import type { Chart } from './lists/chart.server.ts'
import type { ShownTable } from './lists/table.ts'

export type History = {
  chart: Chart
  table: ShownTable
  next: string
  unknown: string[]
  isFirstPage: boolean
}

/** How the balance of one denom came about: drawn, and block by block. */
export function BalanceHistory({ history, account }: { history: Part<History>; account: string }) {
  const t = useTranslations('account')
  const { href } = useLanguage()
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history" className="card-head">
        <span className="mr-auto [overflow-wrap:anywhere]">
          {history.value === undefined
            ? t('lists.history')
            : t('history.title', { asset: history.value.chart.asset })}
        </span>
        <Link className="button no-print" to={href(`/account/${account}/balances/`)} preventScrollReset>
          {t('history.close')}
        </Link>
      </h2>
      {history.value === undefined ? (
        <Missing why={history.missing} />
      ) : (
        <Present {...history.value} account={account} />
      )}
    </section>
  )
}

function Present({ chart, table, next, unknown, isFirstPage, account }: History & { account: string }) {
  const t = useTranslations('account')
  if (table.rows.length === 0) {
    return <None>{t(unknown.length > 0 ? 'unknownPart' : isFirstPage ? 'none.history' : 'noMore')}</None>
  }
  return (
    <>
      <Drawing chart={chart} />
      <ListTable table={table} />
      <Pages denom={chart.denom} next={next} isFirstPage={isFirstPage} account={account} />
    </>
  )
}

function Drawing({ chart: { path, from, to, asset, highest, lowest, now } }: { chart: Chart }) {
  const t = useTranslations('account')
  return (
    <div className="border-b border-hairline">
      {path !== '' && (
        <figure className="px-[18px] pt-[18px] pb-2">
          <svg
            viewBox="0 -4 1000 208"
            preserveAspectRatio="none"
            role="img"
            aria-label={t('history.title', { asset })}
            className="h-40 w-full"
          >
            <path d={`${path}V204H0Z`} className="fill-accent-soft" />
            <path
              d={path}
              fill="none"
              vectorEffect="non-scaling-stroke"
              className="stroke-accent"
              strokeWidth="1.500"
            />
          </svg>
          <figcaption className="flex justify-between gap-4 text-[13px] text-faint">
            <span>{from}</span>
            <span className="text-right">{to}</span>
          </figcaption>
        </figure>
      )}
      <dl className="facts">
        <Fact name={t('history.now')}>
          <Words of={now} />
        </Fact>
        <Fact name={t('history.highest')}>
          <Words of={highest} />
        </Fact>
        <Fact name={t('history.lowest')}>
          <Words of={lowest} />
        </Fact>
      </dl>
    </div>
  )
}

type PagesProps = Pick<History, 'next' | 'isFirstPage'> & { denom: string; account: string }

function Pages({ denom, next, isFirstPage, account }: PagesProps) {
  const t = useTranslations('account')
  const states = useTranslations('states')
  const { href } = useLanguage()
  const query = (more: Record<string, string>) => new URLSearchParams({ history: denom, ...more }).toString()
  const path = `/account/${account}/balances/`
  const file = `/account/${account}/history.csv?${new URLSearchParams({ denom }).toString()}`
  return (
    <nav aria-label={t('lists.history')} className="no-print flex flex-wrap items-center gap-2 p-3">
      <a className="button mr-auto" href={href(file)} download title={states('csvHint')}>
        CSV
      </a>
      {!isFirstPage && (
        <Link className="button" to={href(`${path}?${query({})}`)} preventScrollReset>
          {states('newest')}
        </Link>
      )}
      {next !== '' && (
        <Link
          className="button"
          to={href(`${path}?${query({ before: next })}`)}
          rel="next"
          preventScrollReset
        >
          {states('older')}
        </Link>
      )}
    </nav>
  )
}
