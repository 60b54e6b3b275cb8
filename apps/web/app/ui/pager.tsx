import { useLocation } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { CsvLink } from './take/csv-link.tsx'
import { CsvRange, type CsvTimes } from './take/csv-range.tsx'
import { Link } from './link.tsx'

/** How many lines a page of a list has, by its address: `?rows=50`. */
export const rowChoices = [25, 50, 100] as const

type Paged = {
  /** Path of the first page; undefined on it. */
  first: string | undefined
  next: string | undefined
  /** Path of the whole list as a file. */
  csv: string
  /** Of a list that may be as long as the chain's history: the time that its file is to hold. */
  times?: CsvTimes | undefined
  /** Lines of a page. */
  rows: number
}

/** Leads through a list that is paged by cursor, and to the whole of it as a file. */
export function Pager({ first, next, csv, times, rows }: Paged) {
  const t = useTranslations('states')
  const links: ListLink[] = []
  if (first !== undefined) links.push({ text: t('newest'), path: first })
  if (next !== undefined) links.push({ text: t('older'), path: next, rel: 'next' })
  return <ListPages name={t('pages')} pages={{ file: csv, links, rows, ...(times && { times }) }} />
}

/** A way to another part of a list. Paths have their language. */
export type ListLink = { text: string; path: string; rel?: 'next' }

/**
 * Where a list leads: to the whole of it as a file, and to its other parts; `rows` of a page where one may choose, `times`
 * where it may be as long as the chain's history.
 */
export type ListLinks = { file: string; links: ListLink[]; rows?: number; times?: CsvTimes }

/** The end of a list: the whole of it as a file, and the ways to its other parts. */
export function ListPages({ name, pages: { file, links, rows, times } }: { name: string; pages: ListLinks }) {
  return (
    <nav aria-label={name} className="no-print flex flex-wrap items-center gap-2 px-[18px] py-3">
      {times === undefined ? <CsvLink file={file} /> : <CsvRange file={file} times={times} />}
      {rows !== undefined && <RowChoice rows={rows} />}
      <span className="ml-auto flex flex-wrap gap-2">
        {links.map(({ text, path, rel }) => (
          <Link key={path} className="button" to={path} rel={rel}>
            {text}
          </Link>
        ))}
      </span>
    </nav>
  )
}

/** How many lines a page shows, and the choice of more. */
function RowChoice({ rows }: { rows: number }) {
  const t = useTranslations('states')
  const { pathname, search } = useLocation()
  return (
    <span role="group" aria-label={t('showRows')} className="flex items-center gap-2 text-[13px] text-muted">
      <span aria-hidden="true">{t('showRows')}</span>
      {rowChoices.map((choice) => {
        const query = new URLSearchParams(search)
        query.set('rows', String(choice))
        return (
          <Link
            key={choice}
            to={`${pathname}?${query.toString()}`}
            aria-current={choice === rows ? 'true' : undefined}
            className="link px-1 aria-[current]:font-semibold aria-[current]:text-text"
            keepsPlace
          >
            {choice}
          </Link>
        )
      })}
    </span>
  )
}
