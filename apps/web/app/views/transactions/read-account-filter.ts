import { invalidInput } from '@injsight/errors'
import { readNarrowing } from './narrow-transactions.ts'
import { formatQuery } from '../../format-query.ts'
import type { AccountFilter } from '../../sources/transactions/account-transactions.server.ts'

/** Of all transactions each source has tokens of its own; pages of some begin at a number. */
const anyToken = /^[\w:+/=.-]{0,500}$/
const aNumber = /^\d{0,18}$/

/** What an account's transactions are narrowed to, from the address of the page. */
export function readAccountFilter(given: URLSearchParams): AccountFilter {
  const token = given.get('token') ?? ''
  const narrowing = readNarrowing(given)
  const isNarrowed = narrowing.status !== '' || narrowing.module !== ''
  if (!(isNarrowed ? aNumber : anyToken).test(token))
    throw invalidInput('page.token', `"${token.slice(0, 40)}" is no place in the list that we gave`)
  return { token, ...narrowing }
}

/** The filter and what else is chosen as the query of an address, with its question mark; empty for none. */
export function queryOf(
  { token, status, module }: AccountFilter,
  more: Readonly<Record<string, string>> = {},
): string {
  return formatQuery({ status, kind: module, token, ...more })
}
