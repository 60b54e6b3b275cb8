import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/validator-json'

/** A validator as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params: { address } }: Route.LoaderArgs) =>
  jsonResponse(await fetchRest(`/injsight/v1/validators/${encodeURIComponent(address)}`)),
)
