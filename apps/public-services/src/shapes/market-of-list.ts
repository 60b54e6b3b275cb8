import {
  MarketRequest as DerivativeMarketRequest,
  MarketResponse as DerivativeMarketResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import {
  MarketRequest as SpotMarketRequest,
  MarketResponse as SpotMarketResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import type { Transport } from '@injsight/grpc-web'
import { allDerivativeMarkets, allSpotMarkets } from '../chain-lists/traded-markets.ts'

type Find = (transport: Transport, request: Uint8Array) => Promise<Uint8Array | undefined>

const finders: Record<string, Find> = {
  async '/injective_spot_exchange_rpc.InjectiveSpotExchangeRPC/Market'(transport, request) {
    const { marketId } = SpotMarketRequest.fromBinary(request)
    const { markets } = await new InjectiveSpotExchangeRPCClient(transport).markets(allSpotMarkets).response
    const market = markets.find((one) => one.marketId === marketId)
    return market && SpotMarketResponse.toBinary({ market })
  },
  async '/injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC/Market'(transport, request) {
    const { marketId } = DerivativeMarketRequest.fromBinary(request)
    const client = new InjectiveDerivativeExchangeRPCClient(transport)
    const { markets } = await client.markets(allDerivativeMarkets).response
    const market = markets.find((one) => one.marketId === marketId)
    return market && DerivativeMarketResponse.toBinary({ market })
  },
}

/**
 * Tells a single market out of the list of all, which is kept: a page of a market asks for one thing less.
 *
 * @returns undefined for other questions; the answer is undefined for a market that isn't in the list
 */
export function findInList(
  path: string,
  transport: Transport,
): ((request: Uint8Array) => Promise<Uint8Array | undefined>) | undefined {
  const find = finders[path]
  return find && ((request) => find(transport, request))
}
