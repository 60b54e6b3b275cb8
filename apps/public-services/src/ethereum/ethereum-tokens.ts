import { invalidInput } from '@injsight/errors'
import { serve, type ServedService } from '@injsight/grpc-web'
import {
  EthereumTokens,
  type EthereumTokensClient,
  type GetTokenOnEthereumResponse,
} from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { createObjectCache } from '../upstream/object-cache.ts'
import type { EthereumContracts } from './contracts.ts'
import { contractOf, createNodeProvider } from './node-provider.ts'

const tenMinutes = 600_000

/** `injsight.v1.EthereumTokens`: what a node of Ethereum says. It is told contracts alone, never who asks. */
export function createEthereumTokens(host: Host, contracts: EthereumContracts): ServedService {
  const provider = createNodeProvider(host, contracts)
  const kept = createObjectCache<GetTokenOnEthereumResponse>()
  const { bridge } = contracts

  async function fetchToken(denom: string, contract: string): Promise<GetTokenOnEthereumResponse> {
    const known = kept.get(contract)
    if (known !== undefined) return known
    const [{ name, symbol, decimals }, held] = await Promise.all([
      provider.fetchMetadata(contract),
      provider.findBalance(bridge, denom),
    ])
    const told = {
      contract,
      name,
      symbol,
      hasDecimals: decimals !== undefined,
      decimals: decimals ?? 0,
      bridge,
      held: held === '0' ? '' : held, // what could not be had is told as nothing
    }
    kept.set(contract, told, tenMinutes)
    return told
  }

  return serve<EthereumTokensClient>(EthereumTokens, {
    getTokenOnEthereum: ({ denom }) => {
      const contract = contractOf(denom, contracts)
      if (contract === undefined) throw invalidInput('denom.bridged', 'Only peggy0x… and inj are on Ethereum')
      return fetchToken(denom, contract)
    },
  })
}
