import { formatQuery } from '../../format-query.ts'
import { partOfPage } from '../../page.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'

/** Where a page of a list begins (empty: at its beginning), and how long it is. */
export type ListPlace = { cursor: string; limit: number }

/** Asks for a page of a list. */
export type TellList = (place: ListPlace) => Promise<unknown>

/**
 * A page of a list that the index tells at a path, which may have a query of its own.
 *
 * @example pathOfPage('/injsight/v1/votes?proposal=7', { cursor: '', limit: 10 }) // '/injsight/v1/votes?proposal=7&limit=10'
 */
export function pathOfPage(path: string, { cursor, limit }: ListPlace): string {
  const page = formatQuery({ cursor, limit: String(limit) })
  return path.includes('?') ? `${path}&${page.slice(1)}` : path + page
}

/** A list that the index tells at a path. */
export function listAt(path: string): TellList {
  return (place) => fetchRest(pathOfPage(path, place))
}

/**
 * The lists of a page by their names, each paged as there. Not everybody tells all of them: what the page says of one alone
 * isn't the fault of the whole.
 */
export async function tellLists(
  lists: Readonly<Record<string, TellList>>,
  query: URLSearchParams,
): Promise<Record<string, unknown>> {
  const limit = readRows(query)
  const told = Object.entries(lists).map(async ([name, tell]) => {
    const { value } = await partOfPage(tell({ cursor: readCursor(query, name), limit }))
    return [name, value] as const
  })
  return Object.fromEntries(await Promise.all(told))
}
