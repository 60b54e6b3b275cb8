import type {
  MarketRequest,
  MarketResponse,
  MarketsRequest,
  MarketsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { Pool } from 'pg'
import { createBookMethods } from '../exchange/book-methods.ts'
import { findKnown, type KnownMarkets } from '../exchange/known-markets.ts'
import { hasStatus } from '../exchange/read-status.ts'
import { toSpotMarket } from './to-market.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about markets and their books. */
export function createMarketMethods({ pool, markets }: Sources) {
  async function listMarkets(request: MarketsRequest): Promise<MarketsResponse> {
    const { baseDenom, quoteDenom } = request
    const isAsked = hasStatus(request)
    const known = await markets()
    const found = known.list.filter(
      (market) =>
        isAsked(market) &&
        (baseDenom === '' || market.baseDenom === baseDenom) &&
        (quoteDenom === '' || market.quoteDenom === quoteDenom),
    )
    return { markets: found.map((market) => toSpotMarket(market, known)) }
  }

  async function market({ marketId }: MarketRequest): Promise<MarketResponse> {
    const known = await markets()
    return { market: toSpotMarket(findKnown(known, marketId), known) }
  }

  return { markets: listMarkets, market, ...createBookMethods({ pool, markets }) }
}
