import { formatEthereumAddress } from '@injsight/chain'
import { passGuard } from '../../guards.server.ts'
import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/contract-json'

/** What a contract wrote as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const address = formatEthereumAddress(passGuard('contract-search', params.address))
  return jsonResponse(await fetchRest(`/injsight/v1/evm/logs?contracts=${address}`))
})
