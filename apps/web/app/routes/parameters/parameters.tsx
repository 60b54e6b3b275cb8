import { splitPath } from '../../language/languages.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/parameters'
import { loadParameters } from './load-parameters.server.ts'
import { readParameterChoice } from './read-choice.ts'

export const headers = pageHeaders

/** The modules of the chain that have parameters, or what one of them goes by; and what was changed of it. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const place = { cursor: readCursor(url.searchParams, 'changes'), rows: readRows(url.searchParams) }
  return loadParameters(readParameterChoice(url.searchParams), place, { language, names: await fetchNames() })
})

export default function ParametersPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
