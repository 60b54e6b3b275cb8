import { listModules, listStatuses } from '../../views/transactions/narrow-choices.server.ts'
import { pathIn, type Language } from '../../language/languages.ts'
import { titleOf } from '../../language/labels.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { TransactionFilter } from '../../sources/transactions/transactions.server.ts'
import type { Choice } from '../../ui/chips.tsx'

type Asked = { filter: TransactionFilter; rows: number; language: Language }

/** What the list can be narrowed to, and its one type of message, if it is narrowed to that. */
export type ListChoices = { choices: Choice[]; type: (Choice & { title: string }) | undefined }

export function listChoices(asked: Asked): ListChoices {
  const { filter, language } = asked
  const byStatus = listStatuses(filter.status, {
    language,
    pathTo: (changed) => pathOfList(asked, { ...changed, token: '' }),
  })
  const byModule = listModules(filter.type === '' ? filter.module : undefined, {
    language,
    pathTo: (changed) => pathOfList(asked, { ...changed, type: '', token: '' }),
  })
  return { choices: [...byStatus, ...byModule], type: typeOf(asked) }
}

function typeOf(asked: Asked): ListChoices['type'] {
  const { type } = asked.filter
  if (type === '') return undefined
  const path = pathOfList(asked, { type: '', token: '' })
  return { text: titleOf(type, asked.language), title: type, path, isChosen: true }
}

/** The list's path with some of its filter changed. */
export function pathOfList({ filter, rows, language }: Asked, changed: Partial<TransactionFilter>): string {
  const { token, status, type, module } = { ...filter, ...changed }
  const query = formatQuery({ token, status, type, kind: module, ...queryOfRows(rows) })
  return pathIn(language, `/transactions/${query}`)
}
