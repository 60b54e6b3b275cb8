import { page, shortCache } from '../page.server.ts'
import { findThings, type Findings } from '../search/find-things.server.ts'
import { pathOfSuggestion } from '../search/found.ts'
import type { Suggested } from '../search/suggested.ts'
import type { Route } from './+types/search-json'

const mostShown = 8
/** Names are anybody's, and a line is short. */
const longestName = 70

/** What may be meant by a text that is being typed, for the list below the search box. */
export const loader = page(async ({ url: { searchParams } }: Route.LoaderArgs) => {
  const text = (searchParams.get('q') ?? '').trim()
  const suggested = text === '' ? [] : toSuggested(await findThings(text, mostShown))
  return Response.json(suggested, { headers: { 'cache-control': shortCache } })
})

function toSuggested({ things, awaited }: Findings): Suggested[] {
  if (awaited !== undefined) {
    const to = `/transaction/${awaited}/`
    return [{ kind: 'transaction', id: awaited, name: '', to, isAbsent: true }]
  }
  return things.map((found) => ({
    ...found,
    name: found.name.slice(0, longestName),
    to: pathOfSuggestion(found),
  }))
}
