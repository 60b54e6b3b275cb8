import { EthereumTokens, makeClient, type GetTokenOnEthereumResponse } from '@injsight/injsight-v1'
import { indexer } from './asking/clients.server.ts'
import { soon } from './asking/soon.server.ts'

const client = makeClient(EthereumTokens, indexer)

/** A page waits no longer than this: what isn't there by then comes with the next one. */
const patienceMs = 800

/** What an asset is on Ethereum; undefined where nobody tells. */
export function findTokenOnEthereum(denom: string): Promise<GetTokenOnEthereumResponse | undefined> {
  return soon(patienceMs, client.getTokenOnEthereum({ denom }).response)
}
