import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/collection-json'

/** The tokens of a collection as the index tells them over REST. */
export const loader = page(async ({ params }: Route.LoaderArgs) =>
  jsonResponse(await fetchRest(`/injsight/v1/nfts/${encodeURIComponent(params.contract)}?limit=200`)),
)
