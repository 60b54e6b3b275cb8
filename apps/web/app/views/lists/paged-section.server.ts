import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notedPart, partOfPage } from '../../page.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { ListLink } from '../../ui/pager.tsx'
import type { Section } from './section.ts'
import type { FetchList } from './list-page.ts'
import { sayEmpty } from './say-empty.server.ts'
import { toShown } from './table.ts'
import { withSource } from './told-content.server.ts'

type Told = {
  id: string
  title: string
  fetch: FetchList
  /** Said where the list has no line. */
  empty: string
  hint?: string
  /** Paths without a language: of the page, with what else is chosen on it, and of the list as a file. */
  path: string
  chosen?: Readonly<Record<string, string>>
  file: string
  page: { cursor: string; rows: number; language: Language }
  /** Much stands above it: what leads through it leads to where it is on its page. */
  isFarDown?: boolean
}

/** A list that is paged by a cursor, as a section of its page. In its address the cursor goes by the name of the list. */
export async function pagedSection({ id, title, fetch, page, ...told }: Told): Promise<Section> {
  const { cursor, rows, language } = page
  const content = await notedPart(() => fetch({ cursor, limit: rows }), partOfPage)
  if (content.value === undefined) return { id, title, content }
  const { table, next, hint = told.hint ?? '' } = content.value
  const account = translationsIn(language, 'account')
  const pathTo = (place: Record<string, string>) => {
    const query = formatQuery({ ...told.chosen, ...place, ...queryOfRows(rows) })
    return pathIn(language, told.path + query + (told.isFarDown === true ? `#${id}` : ''))
  }
  const links: ListLink[] = []
  if (cursor !== '') links.push({ text: account('beginning'), path: pathTo({}) })
  if (next !== '') links.push({ text: account('more'), path: pathTo({ [id]: next }), rel: 'next' })
  const hasLines = table.rows.length > 0
  return {
    id,
    title,
    content: {
      value: {
        table: toShown(table, Infinity),
        empty: sayEmpty({ cursor, next, none: told.empty, language }),
        warning: '',
        hint: withSource(hasLines ? hint : '', content.beside, language),
        pages: hasLines || links.length > 0 ? { file: pathIn(language, told.file), links, rows } : undefined,
      },
    },
  }
}
