import { invalidInput } from '@injsight/errors'
import { readTyped } from '../../views/accounts/read-typed.ts'

/** Which round's points: when it ended, seconds since 1970; 0 for those that gather now. @throws invalid-input */
export function readPool(query: URLSearchParams): bigint {
  const text = query.get('pool') ?? '0'
  if (/^\d{1,12}$/.test(text)) return BigInt(text)
  throw invalidInput('page.pool', `"${text.slice(0, 40)}" is not when a round ended, in seconds since 1970`)
}

/** The account that was searched for, empty where none was; undefined for what is no account. */
export function readSearched(query: URLSearchParams): string | undefined {
  return readTyped((query.get('search') ?? '').trim())
}
