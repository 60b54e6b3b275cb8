import { invalidInput } from '@injsight/errors'
import { rowChoices } from './ui/pager.tsx'

/** How many lines a page of a list shows, by its address. */
export function readRows(parameters: URLSearchParams): number {
  const text = parameters.get('rows') ?? String(rowChoices[0])
  const rows = rowChoices.find((choice) => String(choice) === text)
  if (rows !== undefined) return rows
  throw invalidInput(
    'page.rows',
    `"${text.slice(0, 40)}" is no number of lines: ${rowChoices.join(', ')} are`,
  )
}

/** The choice as part of an address; nothing for the usual one. */
export function queryOfRows(rows: number): Record<string, string> {
  return rows === rowChoices[0] ? {} : { rows: String(rows) }
}
