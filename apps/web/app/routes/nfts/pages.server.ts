import { readCursor } from '../../read-query.ts'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows, readRows } from '../../rows.server.ts'
import type { ListLinks } from '../../ui/pager.tsx'

/** Which page of a list is asked for. */
export type PageAsked = { cursor: string; rows: number }

export function readPage(query: URLSearchParams): PageAsked {
  return { cursor: readCursor(query, 'from'), rows: readRows(query) }
}

/** Where a list leads: its file is named as its page is. */
export function linksOf(
  path: string,
  next: string,
  { cursor, rows }: PageAsked,
  language: Language,
): ListLinks {
  const words = translationsIn(language, 'account')
  const pathFrom = (from: string) => pathIn(language, `${path}${formatQuery({ from, ...queryOfRows(rows) })}`)
  return {
    file: pathIn(language, `${path.replace(/\/$/, '')}.csv`),
    links: [
      ...(cursor === '' ? [] : [{ text: words('beginning'), path: pathFrom('') }]),
      ...(next === '' ? [] : [{ text: words('more'), path: pathFrom(next), rel: 'next' as const }]),
    ],
    rows,
  }
}
