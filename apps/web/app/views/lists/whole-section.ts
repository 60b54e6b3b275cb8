import type { ListLinks } from '../../ui/pager.tsx'
import type { DataGroup } from '../../ui/states.tsx'
import type { Section } from './section.ts'
import { toShown, type Table } from './table.ts'

type Told = {
  id: string
  title: string
  group: DataGroup
  table: Table
  /** Said where it has no line. */
  empty: string
  /** Said below its lines. */
  hint?: string
  /** Only a list that can be taken along has any. */
  pages?: ListLinks
}

/** A list that is short enough to be shown whole, as a section of its page. */
export function wholeSection({ id, title, group, table, empty, hint = '', pages }: Told): Section {
  const value = {
    table: toShown(table, Infinity),
    empty,
    warning: '',
    hint: table.rows.length === 0 ? '' : hint,
    pages,
  }
  return { id, title, group, content: { value } }
}
