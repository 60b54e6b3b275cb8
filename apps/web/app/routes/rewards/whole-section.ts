import type { ListLinks } from '../../ui/pager.tsx'
import type { Section } from '../../views/lists/section.ts'
import { toShown, type Table } from '../../views/lists/table.ts'

/** A list that is short enough to be shown whole. */
export function wholeSection(
  id: string,
  title: string,
  table: Table,
  { empty, hint = '', pages }: { empty: string; hint?: string; pages?: ListLinks },
): Section {
  const value = {
    table: toShown(table, Infinity),
    empty,
    warning: '',
    hint: table.rows.length === 0 ? '' : hint,
    pages,
  }
  return { id, title, group: 'figures', content: { value } }
}
