import { invalidInput } from '@injsight/errors'
import type { AccountFilter } from '../../sources/account-transactions.server.ts'

/** Modules of the chain by which an account's transactions can be narrowed. */
export const kinds = [
  'bank',
  'exchange',
  'staking',
  'distribution',
  'gov',
  'wasm',
  'ibc',
  'peggy',
  'authz',
] as const

/** What an account's transactions are narrowed to, from the address of the page. */
export function readAccountFilter(given: URLSearchParams): AccountFilter {
  const token = given.get('token') ?? ''
  const status = given.get('status') ?? ''
  const module = given.get('kind') ?? ''
  if (!/^\d{0,18}$/.test(token))
    throw invalidInput('page.token', `"${token.slice(0, 40)}" is no place in the list that we gave`)
  if (status !== '' && status !== 'success' && status !== 'failed') {
    throw invalidInput('filter.status', `"${status.slice(0, 40)}" is not a status: success or failed is`)
  }
  if (module !== '' && !kinds.some((kind) => kind === module)) {
    throw invalidInput(
      'filter.kind',
      `"${module.slice(0, 40)}" is not a kind of transactions: ${kinds.join(', ')} are`,
    )
  }
  return { token, status, module }
}

/** The filter and what else is chosen as the query of an address, with its question mark; empty for none. */
export function queryOf(
  { token, status, module }: AccountFilter,
  more: Readonly<Record<string, string>> = {},
): string {
  const set = Object.entries({ status, kind: module, token, ...more }).filter(([, value]) => value !== '')
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`
}
