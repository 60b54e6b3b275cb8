import type { Section, SectionContent } from './section.ts'
import { toShown, type Table } from './table.ts'

type Told = {
  table: Table
  /** Said where it has no line. */
  empty: string
  /** Said of lines that nobody tells. */
  warning?: string
  /** Said below its lines. */
  hint?: string
  /** Path of the whole of it as a file, with its language. */
  file: string
  /** Lines that the page has room for; all of them unless told. */
  most?: number
}

/** A list that is known whole, as what a section shows of it. */
export function wholeContent({
  table,
  empty,
  warning = '',
  hint = '',
  file,
  most = Infinity,
}: Told): SectionContent {
  const hasLines = table.rows.length > 0
  return {
    table: toShown(table, most),
    empty,
    warning,
    hint: hasLines ? hint : '',
    pages: hasLines ? { file, links: [] } : undefined,
  }
}

/** The same as a section of its page. */
export function wholeSection({ id, title, ...told }: Named & Told): Section {
  return { id, title, content: { value: wholeContent(told) } }
}

type Named = { id: string; title: string }
