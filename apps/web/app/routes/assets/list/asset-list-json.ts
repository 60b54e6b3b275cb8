import { jsonResponse, page } from '../../../page.server.ts'
import { formatQuery } from '../../../query.ts'
import { fetchRest } from '../../../sources/asking/rest.server.ts'
import type { Route } from './+types/asset-list-json'
import { contractKinds, kinds, readAssetChoice } from './read-choice.ts'

/** Assets as the index tells them over REST, narrowed and sorted as the page is. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const ofContracts = url.pathname.endsWith('/smart-contracts.json')
  const choice = readAssetChoice(url.searchParams, ofContracts ? contractKinds : kinds)
  const { kind, tier, text, sort, cursor } = choice
  const asked = { kind, text, cursor, limit: '200' }
  const answer = ofContracts
    ? fetchRest(`/injsight/v1/contract-tokens${formatQuery(asked)}`)
    : fetchRest(`/injsight/v1/assets${formatQuery({ ...asked, verification: tier, sort })}`)
  return jsonResponse(await answer)
})
