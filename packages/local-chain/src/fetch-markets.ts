import {
  QueryDerivativeMarketsRequest,
  QueryDerivativeMarketsResponse,
  QuerySpotMarketsRequest,
  QuerySpotMarketsResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.js'
import type { NodeClient } from '@injsight/node-client'

const all = { status: '', marketIds: [], withMidPriceAndTob: false }
const service = '/injective.exchange.v2.Query'

/** Ids of the chain's spot and derivative markets, in the chain's order; binary options aside. */
export async function fetchMarkets(node: NodeClient): Promise<{ spot: string[]; derivative: string[] }> {
  const [spot, derivative] = await Promise.all([
    node.queryAbci(`${service}/SpotMarkets`, QuerySpotMarketsRequest.toBinary(all)),
    node.queryAbci(`${service}/DerivativeMarkets`, QueryDerivativeMarketsRequest.toBinary(all)),
  ])
  return {
    spot: QuerySpotMarketsResponse.fromBinary(spot).markets.map(({ marketId }) => marketId),
    derivative: QueryDerivativeMarketsResponse.fromBinary(derivative).markets.flatMap(
      ({ market }) => market?.marketId ?? [],
    ),
  }
}
