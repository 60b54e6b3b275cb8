import { Link } from 'react-router'
import { Words } from '../../chain/words.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Missing, None } from '../../ui/states.tsx'
import type { ShownTable } from './lists/table.ts'
import type { Section } from './sections.server.ts'

type Props = { section: Section; account: string; hint?: string }

/** A list of what an account has. */
export function ListSection({ section, account, hint }: Props) {
  const t = useTranslations('account')
  const { name, content } = section
  return (
    <section className="card" aria-labelledby={name}>
      <h2 id={name} className="card-head">
        {t(`lists.${name}`)}
      </h2>
      {content.value === undefined ? (
        <Missing why={content.missing} />
      ) : (
        <>
          <Content {...content.value} name={name} isFirstPage={section.beginning === undefined} />
          {hint !== undefined && (
            <p className="border-t border-hairline px-[18px] py-3 text-[13px] text-faint">{hint}</p>
          )}
          <Pages {...content.value} section={section} account={account} />
        </>
      )}
    </section>
  )
}

type Present = NonNullable<Section['content']['value']>

function Content({
  table,
  unknown,
  name,
  isFirstPage,
}: Present & { name: Section['name']; isFirstPage: boolean }) {
  const t = useTranslations('account')
  if (table.rows.length > 0) {
    return (
      <>
        <ListTable table={table} />
        {unknown.length > 0 && (
          <p className="border-t border-hairline px-[18px] py-3 text-warn">
            {t('partlyUnknown', { modules: unknown.join(', ') })}
          </p>
        )}
      </>
    )
  }
  if (unknown.length > 0) return <None>{t('unknownPart')}</None>
  return <None>{isFirstPage ? t(`none.${name}`) : t('noMore')}</None>
}

export function ListTable({ table: { columns, rows } }: { table: ShownTable }) {
  return (
    <table className="table">
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" className={isNumber ? 'number' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              // The columns of a table stay in their order.
              <ListCell key={at} cell={cell} column={columns[at]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Cell = ShownTable['rows'][number]['cells'][number]

function ListCell({ cell, column }: { cell: Cell; column: ShownTable['columns'][number] | undefined }) {
  const { shown, below, copy } = cell
  const name = column?.name ?? ''
  return (
    <td data-label={name} className={column?.isNumber === true ? 'number' : undefined}>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Words of={shown} />
        {copy !== undefined && (
          <>
            {' '}
            <CopyButton text={copy} label={name} />
          </>
        )}
        {below !== undefined && (
          <span className="block text-[13px] text-faint">
            <Words of={below} />
          </span>
        )}
      </span>
    </td>
  )
}

type PagesProps = Present & { section: Section; account: string }

function Pages({ table, all, next, section, account }: PagesProps) {
  const t = useTranslations('account')
  const states = useTranslations('states')
  const { href } = useLanguage()
  const { name, file, beginning } = section
  const base = `/account/${account}/`
  if (table.rows.length === 0 && beginning === undefined) return null
  return (
    <nav aria-label={t(`lists.${name}`)} className="no-print flex flex-wrap items-center gap-2 p-3">
      <a className="button mr-auto" href={href(`${base}${file}.csv`)} download title={states('csvHint')}>
        CSV
      </a>
      {beginning !== undefined && (
        <Link className="button" to={href(base + beginning)} preventScrollReset>
          {t('beginning')}
        </Link>
      )}
      {next !== undefined && (
        <Link className="button" to={href(base + next)} rel="next" preventScrollReset>
          {t('more')}
        </Link>
      )}
      {all !== undefined && (
        <Link className="button" to={href(base + all.path)}>
          {t('all', { count: all.count })}
        </Link>
      )}
    </nav>
  )
}
