import { invalidInput } from '@injsight/errors'
import { readNarrowing } from '../../views/transactions/narrow-transactions.ts'
import type { TransactionFilter } from '../../sources/transactions/transactions.server.ts'

/** What a list of transactions is narrowed to, from its address. */
export function readFilter(given: URLSearchParams): TransactionFilter {
  const type = given.get('type') ?? ''
  if (type !== '' && !/^\/[\w.]{1,120}$/.test(type)) {
    throw invalidInput('filter.type', `"${type.slice(0, 40)}" is not a type of message`)
  }
  return { token: given.get('token') ?? '', type, ...readNarrowing(given) }
}
