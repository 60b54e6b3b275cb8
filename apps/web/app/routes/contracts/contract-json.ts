import { decodeAddress, formatEthereumAddress } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import { passGuard } from '../../guards.server.ts'
import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/contract-json'

/** A contract of CosmWasm, or what one of the EVM wrote, as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const account = passGuard('contract-search', params.address)
  try {
    return jsonResponse(await fetchRest(`/injsight/v1/wasm/contracts/${account}`))
  } catch (error) {
    const isOther =
      error instanceof Fault && error.kind !== 'bug' && decodeAddress(account).bytes.length === 20
    if (!isOther) throw error
  }
  const address = formatEthereumAddress(account)
  return jsonResponse(await fetchRest(`/injsight/v1/evm/logs?contracts=${address}`))
})
