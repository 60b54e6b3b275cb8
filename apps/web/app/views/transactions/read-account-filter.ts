import { invalidInput } from '@injsight/errors'
import { readNarrowing } from './narrow-transactions.ts'
import { formatQuery } from '../../query.ts'
import type { AccountFilter } from '../../sources/transactions/account-transactions.server.ts'

/** What an account's transactions are narrowed to, from the address of the page. */
export function readAccountFilter(given: URLSearchParams): AccountFilter {
  const token = given.get('token') ?? ''
  if (!/^\d{0,18}$/.test(token))
    throw invalidInput('page.token', `"${token.slice(0, 40)}" is no place in the list that we gave`)
  return { token, ...readNarrowing(given) }
}

/** The filter and what else is chosen as the query of an address, with its question mark; empty for none. */
export function queryOf(
  { token, status, module }: AccountFilter,
  more: Readonly<Record<string, string>> = {},
): string {
  return formatQuery({ status, kind: module, token, ...more })
}
