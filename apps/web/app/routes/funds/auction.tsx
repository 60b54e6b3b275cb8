import { splitPath } from '../../language/languages.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import { toldFacts } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/auction'
import { loadAuction } from './auction.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const bids = { cursor: readCursor(url.searchParams, 'bids'), rows: readRows(url.searchParams) }
  return toldFacts(language, () => loadAuction(params.round, language, bids))
})

export default function AuctionPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
