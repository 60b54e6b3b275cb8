import {
  InjectiveDerivativeExchangeRPC,
  MarketsResponse as DerivativeMarketsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { IInjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import {
  InjectiveSpotExchangeRPC,
  MarketsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { IInjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import { serve } from '@injsight/grpc-web'
import type { Family } from '../family.ts'
import { answerBehind, grpcWeb, replyOf, toldBehind } from '../grpc-web.ts'
import { exchangeServices } from '../services.ts'

/** What it said when it was documented, where no index tells the whole. */
const documented = [
  serve<IInjectiveSpotExchangeRPCClient>(
    InjectiveSpotExchangeRPC,
    { markets: () => replyOf(MarketsResponse, 'indexer-api/spot/Markets.py.json') },
    { otherwise: answerBehind(undefined) },
  ),
  serve<IInjectiveDerivativeExchangeRPCClient>(
    InjectiveDerivativeExchangeRPC,
    { markets: () => replyOf(DerivativeMarketsResponse, 'indexer-api/derivative/Markets.go.json') },
    { otherwise: answerBehind(undefined) },
  ),
]

/** Injective's services of markets, portfolios, oracles and funds. */
export const exchange: Family = (options) => {
  if (options.behind !== undefined) return [grpcWeb(toldBehind(exchangeServices, options), options)]
  const names = new Set(documented.map(({ typeName }) => typeName))
  const others = exchangeServices.filter(({ typeName }) => !names.has(typeName))
  return [grpcWeb([...documented, ...toldBehind(others, options)], options)]
}
