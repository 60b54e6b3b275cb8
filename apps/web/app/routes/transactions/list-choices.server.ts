import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { titleOf } from '../../language/write-sentence.server.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { TransactionFilter } from '../../sources/transactions.server.ts'
import type { Choice } from '../../ui/chips.tsx'
import { kinds } from '../accounts/read-account-filter.ts'

type Asked = { filter: TransactionFilter; rows: number; language: Language }

/** What the list can be narrowed to, and its one type of message, if it is narrowed to that. */
export type ListChoices = { choices: Choice[]; type: (Choice & { title: string }) | undefined }

export function listChoices(asked: Asked): ListChoices {
  const { filter, language } = asked
  const t = translationsIn(language, 'transactions')
  const account = translationsIn(language, 'account')
  const byStatus = (['', 'success', 'failed'] as const).map((status) => ({
    text: t(status === '' ? 'all' : status),
    path: pathOfList(asked, { status, token: '' }),
    isChosen: status === filter.status,
  }))
  const byKind = (['', ...kinds] as const).map((module) => ({
    text: account(module === '' ? 'kinds.all' : `kinds.${module}`),
    path: pathOfList(asked, { module, type: '', token: '' }),
    isChosen: filter.type === '' && module === filter.module,
  }))
  return { choices: [...byStatus, ...byKind], type: typeOf(asked) }
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
  const set = Object.entries({ token, status, type, kind: module, ...queryOfRows(rows) })
  const query = new URLSearchParams(set.filter(([, value]) => value !== '')).toString()
  return pathIn(language, `/transactions/${query === '' ? '' : `?${query}`}`)
}
