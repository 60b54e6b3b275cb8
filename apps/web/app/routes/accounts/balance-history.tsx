import { Link } from 'react-router'
import { Words } from '../../chain/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Part } from '../../page.server.ts'
import { Fact } from '../../ui/fact.tsx'
import { Missing, None } from '../../ui/states.tsx'
import type { History } from './history.server.ts'
import { ListPages } from './list-pages.tsx'
import { ListTable } from './list-section.tsx'

/** How the balance of one denom came about: drawn, and block by block. */
export function BalanceHistory({ history: { value, missing } }: { history: Part<History> }) {
  const t = useTranslations('account')
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history" className="card-head">
        <span className="mr-auto [overflow-wrap:anywhere]">{value?.title ?? t('lists.history')}</span>
        {value !== undefined && (
          <Link className="button no-print" to={value.close} preventScrollReset>
            {t('history.close')}
          </Link>
        )}
      </h2>
      {value === undefined ? <Missing why={missing} /> : <Present {...value} />}
    </section>
  )
}

function Present({ title, chart, table, empty, pages }: History) {
  if (table.rows.length === 0) return <None>{empty}</None>
  return (
    <>
      <Drawing title={title} {...chart} />
      <ListTable table={table} />
      <ListPages name={title} pages={pages} />
    </>
  )
}

function Drawing({ title, path, from, to, highest, lowest, now }: History['chart'] & { title: string }) {
  const t = useTranslations('account')
  return (
    <div className="border-b border-hairline">
      {path !== '' && (
        <figure className="px-[18px] pt-[18px] pb-2">
          <svg
            viewBox="0 -4 1000 208"
            preserveAspectRatio="none"
            role="img"
            aria-label={title}
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
