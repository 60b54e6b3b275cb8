import type { SpotMarketInfo } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { KnownMarket, KnownMarkets } from '../exchange/known-markets.ts'
import { toSharedMarket } from '../exchange/to-shared-market.ts'
import { toTokenMeta } from '../exchange/token-meta.ts'

export function toSpotMarket(market: KnownMarket, known: KnownMarkets): SpotMarketInfo {
  const baseDenom = market.baseDenom ?? ''
  return {
    ...toSharedMarket(market, known),
    baseDenom,
    baseTokenMeta: toTokenMeta(baseDenom, market.baseDecimals, known.names.get(baseDenom)),
  }
}
