import { invalidInput } from '@injsight/errors'

const usualPage = 100
const longestPage = 1000

/**
 * A page of a list that is known whole and in order, as the services of the public indexer cut it: `next` has the token
 * of the page that follows, or nothing.
 *
 * @param nameOf tells lines apart
 */
export function pageByToken<Line>(
  all: Line[],
  { perPage, token }: { perPage: number; token: string },
  nameOf: (line: Line) => string,
): { lines: Line[]; next: string[] } {
  if (perPage < 0) throw invalidInput('page.limit', `A page can't have ${perPage} lines`, { perPage })
  const size = Math.min(perPage || usualPage, longestPage)
  const from = token === '' ? 0 : all.findIndex((line) => tokenOf(nameOf(line)) === token) + 1
  if (token !== '' && from === 0)
    throw invalidInput('page.token', `"${token.slice(0, 40)}" is not a token of a page`)
  const lines = all.slice(from, from + size)
  const last = lines.at(-1)
  const isMore = from + size < all.length && last !== undefined
  return { lines, next: isMore ? [tokenOf(nameOf(last))] : [] }
}

function tokenOf(name: string): string {
  return Buffer.from(name).toString('base64url')
}
