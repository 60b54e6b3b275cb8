import { invalidInput } from '@injsight/errors'
import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/nft-json'

/** One of a collection as the index tells it over REST. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const [contract, token] = ['contract', 'token'].map((name) => url.searchParams.get(name) ?? '')
  if (!contract || !token) throw invalidInput('nft.token', 'Which one? ?contract=0x…&token=1')
  const path = `/injsight/v1/nfts/${encodeURIComponent(contract)}/${encodeURIComponent(token)}`
  return jsonResponse(await fetchRest(path))
})
