import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/proposal-json'
import { readProposalId } from './read-proposals.ts'

/** A proposal as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) =>
  jsonResponse(await fetchRest(`/injsight/v1/proposals/${readProposalId(params.id)}`)),
)
