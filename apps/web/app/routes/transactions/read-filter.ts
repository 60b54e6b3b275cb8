import { invalidInput } from '@injsight/errors'
import type { TransactionFilter } from '../../sources/transactions.server.ts'
import { kinds } from '../accounts/read-account-filter.ts'

/** What a list of transactions is narrowed to, from its address. */
export function readFilter(given: URLSearchParams): TransactionFilter {
  const status = given.get('status') ?? ''
  const type = given.get('type') ?? ''
  const module = given.get('kind') ?? ''
  if (status !== '' && status !== 'success' && status !== 'failed') {
    throw invalidInput('filter.status', `"${status.slice(0, 40)}" is not a status: success or failed is`)
  }
  if (type !== '' && !/^\/[\w.]{1,120}$/.test(type)) {
    throw invalidInput('filter.type', `"${type.slice(0, 40)}" is not a type of message`)
  }
  if (module !== '' && !kinds.some((kind) => kind === module)) {
    throw invalidInput(
      'filter.kind',
      `"${module.slice(0, 40)}" is not a kind of transactions: ${kinds.join(', ')} are`,
    )
  }
  return { token: given.get('token') ?? '', status, type, module }
}
