import { invalidInput } from '@injsight/errors'
import type { TransactionFilter } from '../../sources/transactions.server.ts'

/** What a list of transactions is narrowed to, from its address. */
export function readFilter(given: URLSearchParams): TransactionFilter {
  const status = given.get('status') ?? ''
  const type = given.get('type') ?? ''
  if (status !== '' && status !== 'success' && status !== 'failed') {
    throw invalidInput('filter.status', `"${status.slice(0, 40)}" is not a status: success or failed is`)
  }
  if (type !== '' && !/^\/[\w.]{1,120}$/.test(type)) {
    throw invalidInput('filter.type', `"${type.slice(0, 40)}" is not a type of message`)
  }
  return { token: given.get('token') ?? '', status, type }
}
