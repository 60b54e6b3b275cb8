import { splitPath } from '../language/languages.ts'
import { page, part, shortCache } from '../page.server.ts'
import { findThings, type Findings } from '../search/find-things.server.ts'
import { pathOfSuggestion } from '../search/found.ts'
import type { Suggested } from '../search/suggested.ts'
import { fetchStatus } from '../sources/status.server.ts'
import type { Route } from './+types/search-json'

const mostShown = 8
/** Names are anybody's, and a line is short. */
const longestName = 70

/** What may be meant by a text that is being typed, for the list below the search box. */
export const loader = page(async ({ url: { pathname, searchParams } }: Route.LoaderArgs) => {
  const text = (searchParams.get('q') ?? '').trim()
  const { language } = splitPath(pathname)
  const suggested = text === '' ? [] : await toSuggested(await findThings(text, mostShown, language))
  return Response.json(suggested, { headers: { 'cache-control': shortCache } })
})

async function toSuggested({ things, awaited }: Findings): Promise<Suggested[]> {
  if (awaited !== undefined) {
    const status = await part(fetchStatus())
    const absent = status.value?.recording?.ended === true ? 'ended' : 'awaited'
    return [{ kind: 'transaction', id: awaited, name: '', to: `/transaction/${awaited}/`, absent }]
  }
  return things.map((found) => ({
    ...found,
    name: found.name.slice(0, longestName),
    to: pathOfSuggestion(found),
  }))
}
