import { invalidInput } from '@injsight/errors'

/**
 * One of a few choices, by the name that it goes by in the address; empty where none is given.
 *
 * @throws Fault `invalid-input`
 */
export function readOne<One extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly One[],
): One | '' {
  const text = query.get(name) ?? ''
  const found = choices.find((choice) => choice === text)
  if (found !== undefined || text === '') return found ?? ''
  throw invalidInput('page.choice', `"${text.slice(0, 40)}" is no ${name}: ${choices.join(', ')} are`)
}

/**
 * Where a list begins, as the page before told; empty for its beginning.
 *
 * @throws Fault `invalid-input` for what no page of a list has given
 */
export function readCursor(query: URLSearchParams, name = 'cursor'): string {
  const cursor = query.get(name) ?? ''
  if (/^[\w-]{0,2000}$/.test(cursor)) return cursor
  throw invalidInput(`page.${name}`, `"${cursor.slice(0, 40)}" is no place in the list that we gave`)
}
