import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { ListLink } from '../../ui/pager.tsx'
import type { SectionContent } from './section.ts'
import type { ListPage } from './list-page.ts'
import { sayEmpty } from './say-empty.server.ts'
import { toShown } from './table.ts'

type Place = {
  cursor: string
  rows: number
  /** The page that the list stands on, without a language, and what else its address says. */
  path: string
  query?: Record<string, string>
  /** Path of the whole of it as a file, likewise. */
  file: string
  /** Said where there is nothing. */
  empty: string
  naming: Naming
}

/** A list of a page that is all about it: `?cursor=` says where it begins. */
export function viewListed({ table, next }: ListPage, place: Place): SectionContent {
  const { cursor, rows, path, query = {}, file, empty, naming } = place
  const states = translationsIn(naming.language, 'states')
  const pathTo = (more: Record<string, string>) =>
    pathIn(naming.language, path + formatQuery({ ...query, ...more, ...queryOfRows(rows) }))
  const links: ListLink[] = []
  if (cursor !== '') links.push({ text: states('newest'), path: pathTo({}) })
  if (next !== '') links.push({ text: states('older'), path: pathTo({ cursor: next }), rel: 'next' })
  return {
    table: toShown(table, Infinity),
    empty: sayEmpty({ cursor, next, none: empty, language: naming.language }),
    warning: '',
    hint: '',
    pages:
      table.rows.length > 0 || links.length > 0
        ? { file: pathIn(naming.language, file + formatQuery(query)), links, rows }
        : undefined,
  }
}
