import { invalidInput } from '@injsight/errors'
import { lists } from './lists/lists.server.ts'

/**
 * Where the pages of an account's lists begin, by list, as the page before told; nothing for the first of each. An
 * address may say more than that: whoever sent the visitor adds what is none of ours.
 */
export function readCursors(given: URLSearchParams): Map<string, string> {
  const cursors = new Map([...given].filter(([name]) => Object.hasOwn(lists, name)))
  for (const [name, cursor] of cursors) {
    if (!/^(?:[\w-]{1,2000}|\d{1,14}\.\d{1,9})$/.test(cursor)) throw noPlace(name, cursor)
  }
  return cursors
}

/** The height below which a history begins; empty for the newest. */
export function readBefore(given: URLSearchParams): string {
  const before = given.get('before') ?? ''
  if (!/^\d{0,18}$/.test(before)) throw noPlace('before', before)
  return before
}

function noPlace(name: string, given: string) {
  return invalidInput(`page.${name}`, `"${given.slice(0, 40)}" is no place in the list that we gave`)
}
