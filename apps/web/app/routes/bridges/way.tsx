import { splitPath } from '../../language/languages.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/way'
import { kindOfWay, viewWay } from './way.server.ts'

export const headers = pageHeaders

/** How this chain follows another, or a connection to it, and what runs over that. */
export const loader = page(async ({ params: { name }, url }: Route.LoaderArgs) => {
  const { language, path } = splitPath(url.pathname)
  return viewWay(kindOfWay(path), name, { language, names: await fetchNames() }, url)
})

export default function WayPage({ loaderData, matches }: Route.ComponentProps) {
  // A connection is another page than its client: nothing of the one that is left stays open.
  return <ToldPageView key={matches.at(-1)?.id} page={loaderData} />
}
